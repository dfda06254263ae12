import type { SearchEntry } from '../../catalogue/search.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';

interface ChosenDestinationsProps {
  entries: readonly SearchEntry[];
  onRemove: (entry: SearchEntry) => void;
}

/** What is being compared; over the columns, where there is room for columns. */
export function ChosenDestinations({ entries, onRemove }: ChosenDestinationsProps) {
  return (
    <ul className="chosen">
      {entries.map((entry) => (
        <li key={entry.slug}>
          <Flag iso2={entry.iso2} eager />
          <a href={questionPath(entry.slug)}>{entry.nameSpanish}</a>
          <button
            type="button"
            className="icon-button"
            aria-label={`Quitar ${entry.nameSpanish}`}
            onClick={() => onRemove(entry)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
