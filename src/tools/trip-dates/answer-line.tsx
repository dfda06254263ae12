import '../../catalogue/status.css';
import '../../catalogue/badge.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { AnswerWords, Tone } from './answer-words.ts';

/** The house's stamps: shape, ink, texture and word say whether something is met. */
const LOOKS: Record<Tone, { className: string; icon: IconName }> = {
  good: { className: 'status-free', icon: 'tick' },
  bad: { className: 'status-required', icon: 'alert' },
  ask: { className: 'status-ask', icon: 'question' },
};

/** One answer: what it is about, its stamp and its sentence; below, what is in doubt and where it comes from. */
export function AnswerLine({ about, words, children }: { about: string; words: AnswerWords; children?: ReactNode }) {
  const { className, icon } = LOOKS[words.tone];
  return (
    <div className="answer">
      <dt>{about}</dt>
      <dd>
        <span className={`badge ${className}`}>
          <Icon name={icon} />
          {words.stamp}
        </span>
        <p>{words.text}</p>
        {children}
      </dd>
    </div>
  );
}
