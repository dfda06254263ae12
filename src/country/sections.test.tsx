import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mexicanHelp } from '../records/mexican-missions.server.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { CountryFacts } from './country-dialog.tsx';
import { countryMarkdown } from './country-markdown.ts';
import { countryPageData } from './country-page-data.ts';
import { GuidePage } from './guide-page.tsx';
import { QuestionPage } from './question-page.tsx';
import { asText, plainLines, type Section } from './section-model.ts';
import { countrySections, openingOf, type Sections } from './sections.ts';

const catalogue = realCatalogue();

/** What a view leaves to another one, by specification. */
const LEFT_OUT: Record<string, readonly (keyof Sections)[]> = {
  'the question page': ['passport', 'places', 'season'],
  'the guide page': ['advice', 'passport'],
  'the detail dialog': ['advice', 'procedure', 'season', 'trouble'],
  'the Markdown page': [],
};

/** Letters and figures alone: marks, links and days of pages stand otherwise in each view. */
const bare = (text: string) =>
  text
    .replaceAll(/<[^>]+>|\]\(<[^>]+>\)(?: \(\d[^)]*\))?/g, '')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/&#x27;/g, "'")
    .replaceAll(/[^\p{L}\d]+/gu, '');

test.each(catalogue.countries.map((country) => [country.slug, country] as const))(
  'every section of %s is told by both pages, the dialog and the Markdown',
  (_slug, country) => {
    const data = countryPageData(country, catalogue, {
      today: '2026-11-25',
      pageUrl: 'https://ejemplo.mx/x',
      help: mexicanHelp(country.iso2),
    });
    const outputs = {
      'the question page': renderToStaticMarkup(<QuestionPage data={data}>{null}</QuestionPage>),
      'the guide page': renderToStaticMarkup(<GuidePage data={data}>{null}</GuidePage>),
      'the detail dialog': renderToStaticMarkup(<CountryFacts data={data} />),
      'the Markdown page': countryMarkdown(data, { dataPath: '/', license: '' }),
    };
    const { alerts, limits } = openingOf(data);
    const { cost, stay, visa } = countrySections(data);
    // Whoever reads of a fee that nobody is sure of is told whom to ask; the doubt that has led the page is not said twice.
    if (/Por confirmar|MXN.*por confirmar/.test(`${cost.figure.value} ${cost.figure.small}`))
      expect(plainLines({ parts: cost.parts }).join(' ')).toMatch(/preg[uú]nt|m[ií]ra|revisa|muestr|veas/i);
    if (stay.figure.value === 'La de tu visa') expect(stay.figure.small).toContain('sin ella no entras');
    if (country.doubt) expect(JSON.stringify(visa.evidence)).not.toContain(country.doubt);
    const opening = [...alerts.map(({ words }) => words), ...limits].map(asText);
    for (const [output, text] of Object.entries(outputs)) {
      const told = bare(text);
      const wanted = Object.entries<Section | undefined>(countrySections(data)).flatMap(([name, section]) => {
        if (!section || LEFT_OUT[output]?.some((left) => left === name)) return [];
        // Both pages lead with the procedure's word; its steps are the question page's, and its portal is a button of either.
        const isElsewhere = name === 'procedure' && /^the (question|guide)/.test(output);
        return isElsewhere ? [] : plainLines({ parts: section.parts }).concat(section.figure?.value ?? []);
      });
      const missing = [...wanted, ...opening].filter(
        (line) => line !== 'Sitio oficial' && !told.includes(bare(line.replace(/, revisado el [^,]*$/, ''))),
      );
      expect({ output, missing }).toEqual({ output, missing: [] });
    }
  },
);
