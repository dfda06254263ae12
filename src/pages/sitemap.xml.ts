import type { APIRoute } from 'astro';
import { newestReading } from '../catalogue/evidence.ts';
import { newestFactDay } from '../catalogue/newest-fact-day.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { claimPath, publishedClaims } from '../fact-checks/claims.server.ts';
import { HELP_PATHS } from '../reading/help-paths.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { publishedVisaGuides } from '../records/visa-guides.server.ts';
import { publicSettings } from '../site/settings.server.ts';

/** Pages that carry `noindex`. `scripts/check-built-site.ts` notices one that is missing here. */
const NOT_LISTED = ['404', 'gracias'];

interface Entry {
  path: string;
  /** `YYYY-MM-DD`; only where it is known: an invented date makes search engines distrust all of them. */
  changedOn?: string;
}

/**
 * Own endpoint instead of `@astrojs/sitemap`: that one lists every page the build writes, the thank-you page
 * too, and knows nothing of the newest day of a country's facts.
 */
export const GET: APIRoute = () => {
  const origin = publicSettings().siteUrl;
  const visaGuides = publishedVisaGuides().flatMap(({ id, sources, apart }) =>
    [`/${id}`, ...(apart ? [`/${id}/dudas`] : [])].map((path) => ({
      path,
      changedOn: newestReading(Object.values(sources)),
    })),
  );
  const claims = publishedClaims().map((claim) => ({ path: claimPath(claim), changedOn: claim.checkedOn }));
  const help = HELP_PATHS.map((path): Entry => ({ path }));
  const urls = [...plainPages(), ...help, ...visaGuides, ...claims, ...countryPages()].map(
    ({ path, changedOn }) =>
      `<url><loc>${origin}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>\n`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};

/** Every page with a file of its own; the glob follows the folder, so that a new page cannot be forgotten. */
function plainPages(): Entry[] {
  return Object.keys(import.meta.glob('./**/*.astro'))
    .map((file) => file.slice('./'.length, -'.astro'.length))
    .filter((name) => !name.includes('[') && !NOT_LISTED.includes(name))
    .map((name) => ({ path: `/${name.replace(/(^|\/)index$/, '')}` }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function countryPages(): Entry[] {
  return catalogue().countries.flatMap((country) => {
    const changedOn = newestFactDay([country], buildDay());
    return [questionPath, guidePath].map((path) => ({ path: path(country.slug), changedOn }));
  });
}
