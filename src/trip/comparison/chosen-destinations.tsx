import '../../country/badge.css';
import type { SearchEntry } from '../../catalogue/search.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { StatusBadge } from '../../country/badge.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ComparedCountry } from './compared-country.ts';

interface ChosenDestinationsProps {
  entries: readonly SearchEntry[];
  /** Those whose facts have come. */
  compared: readonly ComparedCountry[];
  onRemove: (entry: SearchEntry) => void;
}

/** What is being compared; over the columns, where there is room for columns. */
export function ChosenDestinations({ entries, compared, onRemove }: ChosenDestinationsProps) {
  return (
    <ul className="chosen">
      {entries.map((entry) => {
        const answer = compared.find(({ country }) => country.slug === entry.slug);
        return (
          <li key={entry.slug}>
            <Flag iso2={entry.iso2} eager />
            <a href={questionPath(entry.slug)}>{entry.nameSpanish}</a>
            {answer && <StatusBadge status={answer.visaStatus} text={answer.badge} />}
            <button
              type="button"
              className="icon-button"
              aria-label={`Quitar ${entry.nameSpanish}`}
              onClick={() => onRemove(entry)}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
