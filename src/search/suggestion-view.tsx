import { BadgeWords } from '../country/badge-words.tsx';
import { statusClass, statusIcon } from '../country/status-class.ts';
import type { PersonalView } from '../personal/personal-view.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Meaning } from './name-index.ts';

interface SuggestionViewProps {
  meaning: Meaning;
  /** The reader's own answers, by slug. */
  personal: ReadonlyMap<string, PersonalView>;
}

/** A suggestion is the answer: status, stay and cost of the place, as this reader meets it. */
export function SuggestionView({ meaning, personal }: SuggestionViewProps) {
  if ('home' in meaning) {
    return <Lines flag="MX" name={`${meaning.home} es México`} small="Aquí no necesitas visa" />;
  }
  if (!('country' in meaning)) return <Lines name={meaning.name} small={meaning.note} />;

  const { country, place } = meaning;
  const own = personal.get(country.slug);
  const status = own?.visaStatus ?? country.status;
  const stay = own?.figures.stay ?? country.stay;
  const cost = own?.figures.cost.lead ?? country.cost;
  return (
    <Lines flag={country.iso2} name={place ?? country.nameSpanish} small={place ? country.nameSpanish : country.name}>
      <span className="suggestion__answer">
        <span className={`badge ${statusClass(status)}`}>
          <Icon name={statusIcon(status)} />
          <BadgeWords text={own?.badge ?? country.badge} />
        </span>
        <small>{[stay, cost].filter((figure) => figure).join(' · ')}</small>
      </span>
    </Lines>
  );
}

interface LinesProps {
  flag?: string;
  name: string;
  small: string;
  children?: React.ReactNode;
}

function Lines({ flag, name, small, children }: LinesProps) {
  return (
    <>
      {flag ? <Flag iso2={flag} eager /> : <Icon name="forward" />}
      <span className="suggestion">
        {name}
        {small !== name && <small>{small}</small>}
        {children}
      </span>
    </>
  );
}
