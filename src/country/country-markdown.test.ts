import { afterAll, describe, expect, it, test, vi } from 'vitest';
import { questionPath } from '../catalogue/slug.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { mexicanHelp } from '../records/mexican-missions.server.ts';
import { countryDraft, draftCatalogue } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { countryMarkdown } from './country-markdown.ts';
import { countryPageData } from './country-page-data.ts';

const TODAY = '2026-11-23';
vi.useFakeTimers({ now: new Date(`${TODAY}T20:00:00Z`), toFake: ['Date'] });
// The day of a build is asked once: whoever comes next asks anew.
afterAll(() => void vi.useRealTimers().resetModules());

const catalogue = realCatalogue();
const markdownOf = (country = countryDraft(), whole = draftCatalogue(country)) =>
  countryMarkdown(
    countryPageData(country, whole, {
      today: TODAY,
      pageUrl: `https://ejemplo.mx${questionPath(country.slug)}`,
      help: mexicanHelp(country.iso2),
    }),
    { dataPath: '/datos', license: 'CC BY 4.0' },
  );

describe('every country as Markdown', () => {
  test.each(catalogue.countries.map((country) => [country.slug, country] as const))(
    '%s: answer, doubt, papers, and every source with its address',
    (_slug, country) => {
      const markdown = markdownOf(country, catalogue);
      const addresses = [...country.sources, ...country.updates.map(({ source }) => source)].map(({ url }) => url);
      const missing = [
        verdictLabel(country.visaStatus),
        `https://ejemplo.mx${questionPath(country.slug)}`,
        'Datos verificados el',
        ...(country.doubt ? [country.doubt] : []),
        ...(country.conditional ? ['## Depende de tu caso'] : []),
        ...(country.requirements.length > 0 ? ['## Requisitos'] : []),
        ...addresses.map((url) => `(<${url}>)`),
      ].filter((words) => !markdown.includes(words));
      expect(missing).toEqual([]);
      expect(markdown).not.toMatch(/undefined|\[object|\bnull\b|\bfalse\b/);
    },
  );
});

it('gives each fact with its source, how it was read and the day', () => {
  expect(markdownOf()).toMatch(
    /## Visa\n\nBasta el pasaporte\.\n\nRevisado el 21 de noviembre de 2026, con confianza alta\.\n\n- \[Gobierno de Narnia\]\(<https:\/\/www\.gob\.na\/>\) \(27 de junio de 2025\), leído en una copia guardada\n/,
  );
});

it('leaves no mark of a text to be taken for one of Markdown', () => {
  const markdown = markdownOf(countryDraft({ notes: '*Ojo*: el formato [A_1]\n\n## va firmado' }));
  expect(markdown).toContain('\n\\*Ojo\\*: el formato \\[A\\_1\\] ## va firmado\n');
});

it('says nothing of what the record does not have', () => {
  expect(markdownOf()).not.toMatch(/## (?:Depende|Pasaporte|Embajada|Qué ha cambiado|Salud)/);
});
