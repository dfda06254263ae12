import type { PersonalAnswer } from '../journey/personal-answer.ts';
import { SourceLink } from './source-link.tsx';

interface UnconfirmedRulesProps {
  rules: PersonalAnswer['unconfirmed'];
  className?: string;
}

/** Rules that nobody could confirm, named so that the reader can ask; never taken as the answer. */
export function UnconfirmedRules({ rules, className }: UnconfirmedRulesProps) {
  return rules.map((rule) => (
    <p key={rule.text} className={className}>
      <b>Por confirmar:</b> {rule.text} <SourceLink source={rule.source} />
    </p>
  ));
}
