import type { APIRoute } from 'astro';
import { withLater } from '../catalogue/as-of.ts';
import type { SearchIndexRow } from '../catalogue/search-index.ts';
import { badgeText } from '../catalogue/wording.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';

/** The search index, fetched when the search field first takes focus. */
export const GET: APIRoute = () =>
  Response.json(
    catalogue().countries.map((country): SearchIndexRow => {
      const { slug, name, nameSpanish, iso2, id } = country;
      const { badge, later } = withLater(country, buildDay(), (asOfDay) => ({ badge: badgeText(asOfDay) }));
      if (later) return [slug, name, nameSpanish, iso2, badge, id, later];
      return id === slug ? [slug, name, nameSpanish, iso2, badge] : [slug, name, nameSpanish, iso2, badge, id];
    }),
  );
