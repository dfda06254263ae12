import './status.css';
import './badge.css';
import './answer-panel.css';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icons.ts';

/** The house's stamps: shape, ink, texture and word say whether something is met. */
export const LOOKS = {
  good: { role: 'free', icon: 'tick' },
  bad: { role: 'required', icon: 'alert' },
  todo: { role: 'eta', icon: 'alert' },
  ask: { role: 'ask', icon: 'question' },
} as const satisfies Record<string, { role: string; icon: IconName }>;

type AnswerTone = keyof typeof LOOKS;

interface AnswerPanelProps {
  tone: AnswerTone;
  /** What it is about, where several stand beside each other in a list of terms. */
  about?: string;
  /** The answer in a word or two; absent while there is none. */
  word?: string | undefined;
  children: ReactNode;
}

/** What a tool answers, in the form of a country's verdict. */
export function AnswerPanel({ tone, about, word, children }: AnswerPanelProps) {
  const { role, icon } = LOOKS[tone];
  const answer = (
    <>
      {word && (
        <p className="flagged answer-panel__word">
          <Icon name={icon} />
          {word}
        </p>
      )}
      {children}
    </>
  );
  return (
    <div className={`answer-panel status-${role}`}>
      {about ? (
        <>
          <dt className="note">{about}</dt>
          <dd>{answer}</dd>
        </>
      ) : (
        answer
      )}
    </div>
  );
}
