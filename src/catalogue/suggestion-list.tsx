import type { ReactNode } from 'react';
import { Flag } from '../ui/flag.tsx';
import type { useCombobox } from '../ui/use-combobox.ts';
import type { SearchEntry } from './search.ts';

interface SuggestionListProps extends Pick<ReturnType<typeof useCombobox>, 'isOpen' | 'listProps' | 'optionProps'> {
  label: string;
  results: readonly SearchEntry[];
  /** Smaller lines under the name. */
  details?: (entry: SearchEntry) => ReactNode;
}

/** The countries that match what is being typed, wherever one is searched for. */
export function SuggestionList({ label, results, details, isOpen, listProps, optionProps }: SuggestionListProps) {
  return (
    <ul className="suggestions" aria-label={label} {...listProps}>
      {isOpen &&
        results.map((entry, position) => (
          <li key={entry.slug} {...optionProps(position)}>
            <Flag iso2={entry.iso2} eager />
            <span>
              {entry.nameSpanish}
              {details?.(entry)}
            </span>
          </li>
        ))}
    </ul>
  );
}
