import { useEffect, useState } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { questionPath } from '../catalogue/slug.ts';
import { ownAnswers } from '../personal/own-answers.ts';
import { Icon } from '../ui/icon.tsx';
import { CountryPicker } from './country-picker.tsx';

/** The search of the header: choosing a country opens its page. */
export function CountrySearch() {
  const [personal, setPersonal] = useState<ReadonlyMap<string, { badge: string }>>(new Map());
  useEffect(() => {
    ownAnswers().then(setPersonal, () => undefined);
  }, []);
  return (
    <search className="search script-only">
      <Icon name="search" />
      <CountryPicker
        label="Buscar país"
        isLabelHidden
        placeholder="Buscar país"
        inputMode="search"
        enterKeyHint="go"
        details={({ slug, name, badge }) => (
          <>
            <small>{name}</small>
            <small>{personal.get(slug)?.badge ?? badge}</small>
          </>
        )}
        onChoose={({ slug }, query) => {
          trackEvent('search', { search_term: query });
          location.assign(questionPath(slug));
        }}
      />
    </search>
  );
}
