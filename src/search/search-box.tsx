import { useRef } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { questionPath } from '../catalogue/slug.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import type { FinderField } from '../ui/finder.tsx';
import { Icon } from '../ui/icon.tsx';
import type { HomeMeaning, LinkMeaning, Meaning } from './name-index.ts';
import { PlaceFinder } from './place-finder.tsx';
import { nearestCountries, suggestionsFor } from './suggestions.ts';

const ALL_DESTINATIONS: Meaning = {
  name: 'Ninguno de estos',
  note: 'Mira todos los destinos',
  path: '/#destinos',
};

interface SearchBoxProps extends Partial<Pick<FinderField, 'id' | 'label' | 'isLabelHidden' | 'placeholder'>> {
  /** What a country opens, if not its own page. */
  countryPath?: (slug: string) => string;
}

/** «¿A dónde vas?»: what is typed is answered under the field; choosing an answer opens its page. */
export function SearchBox({
  label = '¿A dónde vas?',
  placeholder = 'País, ciudad o aeropuerto',
  countryPath = questionPath,
  ...field
}: SearchBoxProps) {
  const root = useRef<HTMLElement>(null);
  useIslandReady(root);
  return (
    <search ref={root} className="search script-only">
      <PlaceFinder<never>
        {...field}
        label={label}
        placeholder={placeholder}
        enterKeyHint="go"
        find={(query, index) => suggestionsFor(query, index, todayInMexico())}
        findNear={(query, index) => {
          const near = nearestCountries(query, index);
          return near.length > 0 ? [...near, ALL_DESTINATIONS] : [];
        }}
        nothingFound={
          <>
            Ningún lugar coincide. Revisa cómo se escribe o <a href="/#destinos">mira todos los destinos</a>.
          </>
        }
        onChoose={(meaning, query) => {
          trackEvent('search', { search_term: query });
          location.assign('country' in meaning ? countryPath(meaning.country.slug) : linkOf(meaning));
        }}
      />
      <Icon name="search" />
    </search>
  );
}

function linkOf(meaning: HomeMeaning | LinkMeaning): string {
  return 'home' in meaning ? '/#destinos' : meaning.path;
}
