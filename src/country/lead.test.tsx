import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Country } from '../catalogue/country.ts';
import { summarise } from '../catalogue/country-summary.ts';
import { ledDescription, shortAdvice } from '../catalogue/lead.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import { Destinations } from '../home/destinations.tsx';
import { mexicanHelp } from '../records/mexican-missions.server.ts';
import { countryDraft, draftCatalogue, updateDraft } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { searchIndexRows } from '../search/search-index-rows.server.ts';
import { ComparisonColumn } from '../trip/comparison/comparison-column.tsx';
import { mapCountries } from '../trip/world-map/map-country.ts';
import { CountryCard, RelatedRow } from './country-card.tsx';
import { CountryFacts } from './country-dialog.tsx';
import { countryMarkdown } from './country-markdown.ts';
import { countryPageData } from './country-page-data.ts';
import { EmbeddedAnswer } from './embedded-answer.tsx';
import { GuidePage } from './guide-page.tsx';
import { QuestionPage } from './question-page.tsx';
import { shareText } from './share-text.ts';
import { CountryImage, countryShareImage } from './sharing/country-image.tsx';
import { countByStatus } from './status-counts.ts';
import { faqData, guideDescription } from './structured-data.ts';

const TODAY = '2026-11-25';
const catalogue = realCatalogue();

/** The words of everything that shows a country, in the order they are read. */
function outputsOf(country: Country, whole = catalogue) {
  const data = countryPageData(country, whole, {
    today: TODAY,
    pageUrl: 'https://ejemplo.mx/x',
    help: mexicanHelp(country.iso2),
  });
  const summary = summarise(country, whole, TODAY);
  const outputs = {
    'the question page': renderToStaticMarkup(<QuestionPage data={data}>{null}</QuestionPage>),
    'the detail dialog': renderToStaticMarkup(<CountryFacts data={data} />),
    'the guide page': renderToStaticMarkup(<GuidePage data={data}>{null}</GuidePage>),
    'its card on home': renderToStaticMarkup(<CountryCard summary={summary} />),
    'its place in the list of home': renderToStaticMarkup(
      <Destinations summaries={[summary]} counts={countByStatus([country])} mostTravelled={[]} lists={[]} />,
    ).replace(/^.*?<compare-list/s, '<p'),
    'its card among related destinations': renderToStaticMarkup(<RelatedRow summary={summary} />),
    'the frame on other pages': renderToStaticMarkup(<EmbeddedAnswer summary={summary} today={TODAY} />),
    'the Markdown page': countryMarkdown(data, { dataPath: '/', license: '' }).replaceAll(/[*]/g, ''),
    'the message that is shared': shareText(data),
    'its column of the comparison': renderToStaticMarkup(<ComparisonColumn data={data} />),
    'the description of the question page': ledDescription(summary.lead, country.seoDescription),
    'the description of the guide page': ledDescription(summary.lead, guideDescription(country)),
    'its picture, read aloud': countryShareImage(summary).alt,
    'what search engines are told': (faqData(data).mainEntity as unknown as { acceptedAnswer: { text: string } }[])
      .map(({ acceptedAnswer }) => acceptedAnswer.text)
      .join(' '),
  };
  return Object.entries(outputs).map(([output, markup]) => ({
    output,
    words: markup
      .replaceAll(/<svg.*?<\/svg>|<span class="unbroken">|(?<=-[\p{L}\p{N}]+)<\/span>/gsu, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&[a-z#0-9]+;/g, ' ')
      .replaceAll(/\s+/g, ' '),
  }));
}

const led = catalogue.countries.filter((country) => summarise(country, catalogue, TODAY).lead.length > 0);

describe('danger and doubt come before the answer', () => {
  test('there are records with an advice not to travel, and with a status in doubt', () => {
    expect(led.filter(({ updates }) => updates.some(({ againstTravel }) => againstTravel)).length).toBeGreaterThan(10);
    expect(led.filter(({ doubt }) => doubt).length).toBeGreaterThan(10);
  });

  test.each(led.map((country) => [country.slug, country] as const))('%s, on every output', (_slug, country) => {
    const { lead } = summarise(country, catalogue, TODAY);
    for (const { output, words } of outputsOf(country)) {
      // A description has room for little more than the first.
      const place = words.indexOf(output.startsWith('the description') ? (lead[0] ?? '?') : lead.join(' '));
      expect({ output, isSaid: place >= 0 }).toEqual({ output, isSaid: true });
      // A name, a question and a badge are no sentences.
      const before = words.slice(0, place);
      expect({ output, before }).toEqual({
        output,
        before: expect.not.stringMatching(/[.!] |necesitas|NECESITAS|REQUERIDA/),
      });
    }
  });

  test.each(catalogue.countries.map((country) => [country.slug, country] as const))(
    'the descriptions of %s are as long as search engines print, and each page has its own',
    (_slug, country) => {
      const { lead } = summarise(country, catalogue, TODAY);
      const told = [country.seoDescription, guideDescription(country)].map((text) => ledDescription(lead, text));
      for (const { length } of told) expect(length >= 70 && length <= 160, told.join('\n')).toBe(true);
    },
  );

  test('the advice stands before the doubt, and says who gave it, when, and what to do', () => {
    const alert = updateDraft({
      concerns: 'alert',
      effective: '2026-02-28',
      confidence: 'medium',
      againstTravel: { by: 'La SRE' },
    });
    const country = countryDraft({ updates: [alert], confidence: 'low', doubt: 'Nadie lo ha confirmado.' });
    expect(summarise(country, draftCatalogue(country), TODAY).lead).toEqual([
      'La SRE pidió no viajar a Narnia en febrero de 2026. Revisa si el aviso sigue en la Guía del viajero.',
      'Nadie lo ha confirmado.',
    ]);
  });

  test('an advice of tomorrow is not told today, and another alert is not an advice', () => {
    const ahead = updateDraft({ concerns: 'alert', effective: '2026-11-26', againstTravel: { by: 'La SRE' } });
    const closed = updateDraft({ concerns: 'alert', effective: '2026-01-01' });
    const country = countryDraft({ updates: [ahead, closed] });
    expect(summarise(country, draftCatalogue(country), TODAY).lead).toEqual([]);
  });

  test('where there is room for one line, an advice stands before the answer too', () => {
    const advised = led.filter((country) => shortAdvice(country, TODAY));
    const onMap = new Map(mapCountries(catalogue, TODAY).map(({ country, answer }) => [country.slug, answer]));
    const suggested = new Map(searchIndexRows(catalogue, TODAY).map(([slug, , , , answer]) => [slug, answer]));
    for (const country of advised) {
      const advice = shortAdvice(country, TODAY) ?? '';
      expect(onMap.get(country.slug)).toBe(`${advice}. ${badgeText(country)}`);
      expect(suggested.get(country.slug)?.at(-1)).toBe(advice);
      const picture = renderToStaticMarkup(<CountryImage {...summarise(country, catalogue, TODAY)} />);
      expect(picture.indexOf(advice)).toBeGreaterThan(0);
      expect(picture.indexOf(advice)).toBeLessThan(
        picture.indexOf(verdictLabel(country.visaStatus).split(' ')[0] ?? ''),
      );
    }
    const free = catalogue.countries.filter((country) => !shortAdvice(country, TODAY));
    for (const country of free) expect(onMap.get(country.slug)).toBe(badgeText(country));
  });
});
