import type { APIRoute, GetStaticPaths } from 'astro';
import * as flags from 'country-flag-icons/string/3x2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withLater } from '../catalogue/as-of.ts';
import { changesByCountry } from '../catalogue/changes-by-country.ts';
import type { Country } from '../catalogue/country.ts';
import { toCountryDetails } from '../catalogue/country-details.ts';
import { summarise } from '../catalogue/country-summary.ts';
import { questionPath } from '../catalogue/slug.ts';
import { atomFeed, changeCalendar, jsonFeed } from '../changes/change-files.ts';
import { publishedChanges } from '../changes/published-changes.server.ts';
import { CountryFacts } from '../country/country-dialog.tsx';
import { countryMarkdown } from '../country/country-markdown.ts';
import { countryPageData } from '../country/country-page-data.ts';
import { countrySections } from '../country/sections.ts';
import { countryShareImage } from '../country/sharing/country-image.tsx';
import { SITE_IMAGE } from '../country/sharing/image-sheet.tsx';
import { claimShareImage } from '../fact-checks/claim-image.tsx';
import { publishedClaims } from '../fact-checks/claims.server.ts';
import { personalCountries } from '../journey/personal-data.ts';
import { tripPlaces } from '../journey/trip-place.ts';
import { catalogueCsv } from '../open-data/catalogue-csv.ts';
import { DATA_LICENSE, DATA_SCHEMA_PATH, dataSchema } from '../open-data/public-catalogue.ts';
import { countryDataPath } from '../open-data/public-country.ts';
import {
  publicCatalogue,
  publicCountries,
  publicDataPackage,
  publicOpenQuestions,
} from '../open-data/published-data.server.ts';
import { releaseNotes } from '../open-data/release-notes.ts';
import { keptReleases } from '../open-data/releases.server.ts';
import { pastAnswers } from '../open-data/releases.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { mexicanHelp } from '../records/mexican-missions.server.ts';
import { visaGuideOf } from '../records/visa-guides.server.ts';
import { placesFile, recordPlaces } from '../search/places-file.server.ts';
import { searchIndexRows } from '../search/search-index-rows.server.ts';
import { redirectRules, renderRedirectsFile } from '../site/hosting/rules.ts';
import { publicSettings } from '../site/settings.server.ts';
import { printedCode } from '../trip/checklist/printed-code.server.ts';
import { ComparisonColumn } from '../trip/comparison/comparison-column.tsx';
import { journeyRules } from '../trip/journey-rules.server.ts';
import { mapCountries } from '../trip/world-map/map-country.ts';
import { renderMapImage } from '../trip/world-map/map-image.server.ts';

/** What a file holds: text and pictures as they are, anything else as JSON. */
type Content = string | Buffer | object;
type Files = Record<string, () => Content | Promise<Content>>;

const origin = () => publicSettings().siteUrl;
const countries = () => catalogue().countries;

/** What programs and the site's own scripts fetch, and hosts read. */
const FILES: Files = {
  // A file of that name would be no page: Astro passes over names that begin with an underscore.
  _redirects: () => renderRedirectsFile(redirectRules(countries())),
  // Everything may be read; pages that should not be listed say so themselves (`noindex`).
  'robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${origin()}/sitemap.xml\n`,
  // What the search box asks when it first takes focus: the countries, and all else that it understands.
  'paises.json': () => searchIndexRows(catalogue(), buildDay()),
  'herramientas/lugares.json': () => placesFile(countries()),
  // And what a typed trip may name besides.
  'herramientas/lugares-de-fichas.json': async () => recordPlaces(countries(), await placesFile(countries())),
  // What a journey as a whole is bound by.
  'herramientas/viaje.json': journeyRules,
  // Stay limit and passport validity of every destination.
  'herramientas/fechas.json': () => tripPlaces(countries(), buildDay()),
  // What depends on a reader's situation; fetched only by whoever said theirs.
  'herramientas/mi-situacion.json': () => personalCountries(catalogue(), buildDay()),
  'herramientas/mapa.svg': () => renderMapImage(mapCountries(catalogue(), buildDay())),
  // What changed where, for the device to compare with what it remembers.
  'cambios/por-pais.json': () => changesByCountry(countries(), buildDay()),
  'cambios/todos.json': () => jsonFeed(publishedChanges()),
  ...changeFiles('todos'),
  'datos/v1/paises.json': publicCatalogue,
  'datos/v1/paises.csv': () => catalogueCsv(publicCountries()),
  'datos/v1/preguntas-abiertas.json': publicOpenQuestions,
  'datos/v1/esquema.json': () => dataSchema(origin() + DATA_SCHEMA_PATH),
  'datos/v1/datapackage.json': publicDataPackage,
  // As `sha256sum --check` reads it.
  'datos/v1/sha256.txt': () =>
    publicDataPackage()
      .resources.map(({ hash, path }) => `${hash.replace('sha256:', '')}  ${path}\n`)
      .join(''),
  // The releases, oldest first, and the places that have a history.
  'datos/historia/indice.json': () => ({
    releases: keptReleases().map(({ day, sha256, about }) => ({ day, release: about.release, sha256 })),
    countries: [...pastAnswers(keptReleases()).keys()],
  }),
};

/** The rule changes of one country, or of all, as a feed (empty until the first one) and as a calendar. */
function changeFiles(name: string, country?: Country): Files {
  return {
    [`cambios/${name}.xml`]: () => atomFeed(publishedChanges(country)),
    [`cambios/${name}.ics`]: () => changeCalendar(publishedChanges(country)),
  };
}

/** What there is of one country besides its two pages. */
function countryFiles(country: Country): Files {
  const { slug, iso2, nameSpanish } = country;
  const data = (pageUrl = questionPath(slug)) =>
    countryPageData(country, catalogue(), { today: buildDay(), pageUrl, help: mexicanHelp(iso2) });
  return {
    ...flagFile(iso2),
    ...changeFiles(slug, country),
    [`pais/${slug}.md`]: () =>
      countryMarkdown(data(origin() + questionPath(slug)), {
        dataPath: countryDataPath(slug),
        license: DATA_LICENSE.name,
      }),
    // What the detail dialog over home is filled with, and a column of the comparison: parts of pages, so it is not called as pages are.
    [`fichas/${slug}.htm`]: () => {
      const shown = [CountryFacts, ComparisonColumn].map((part) =>
        createElement(part, { key: part.name, data: data() }),
      );
      const facts = renderToStaticMarkup(shown);
      return `<!doctype html><meta charset="utf-8"><title>${nameSpanish}</title>${facts}`;
    },
    // What the tools show of it; whom to ask before the trip and whom to call during it as its page words it.
    [`fichas/${slug}.json`]: () => {
      const { rates } = catalogue();
      const { embassy, trouble } = countrySections(data());
      const details = withLater(country, buildDay(), (later, today) => ({
        ...toCountryDetails(summarise(later, { rates }, today), { rates, today }),
        visaGuide: visaGuideOf(later),
      }));
      const contacts = [...(embassy?.parts ?? []), ...trouble.parts];
      return { ...details, contacts, code: printedCode(origin() + questionPath(slug)) };
    },
  };
}

/** Flags of the catalogue only, from `country-flag-icons`. A country without a drawing stops the build. */
function flagFile(iso2: string): Files {
  const svg = (flags as Record<string, string>)[iso2];
  if (!svg) throw new Error(`country-flag-icons no tiene la bandera de ${iso2}`);
  return { [`banderas/${iso2.toLowerCase()}.svg`]: () => svg };
}

/** What a release added, changed and ended, and what was said of each country on each day since the first. */
function historyFiles(): Files {
  const releases = keptReleases();
  return Object.fromEntries([
    ...releases.map((release) => [`datos/historia/${release.day}.md`, () => releaseNotes(releases, release)]),
    ...[...pastAnswers(releases)].map(([slug, answers]) => [`datos/historia/${slug}.json`, () => answers]),
  ]);
}

/** What social networks show with a link. */
function pictures(): Files {
  const shared = [
    SITE_IMAGE,
    ...countries().map((country) => countryShareImage(summarise(country, catalogue(), buildDay()))),
    ...publishedClaims().map(claimShareImage),
  ];
  return Object.fromEntries(shared.map(({ name, paint }) => [`compartir/${name}.png`, paint]));
}

/** Every file of the site that is no page and is written in one line or a few, by its address. */
export const getStaticPaths = (() => {
  const published = publicCountries().map((country) => [countryDataPath(country.slug).slice(1), () => country]);
  const files: Files = Object.assign(
    { ...FILES, ...flagFile('MX'), ...Object.fromEntries(published), ...historyFiles(), ...pictures() },
    ...countries().map(countryFiles),
  );
  return Object.entries(files).map(([file, write]) => ({ params: { file }, props: { write } }));
}) satisfies GetStaticPaths;

/** For `npm run dev` alone: hosts go by the names of the built files. */
const TYPES: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml', htm: 'text/html' };

export const GET: APIRoute<{ write: Files[string] }> = async ({ params: { file = '' }, props: { write } }) => {
  const content = await write();
  if (typeof content === 'object' && !Buffer.isBuffer(content)) return Response.json(content);
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain';
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
};
