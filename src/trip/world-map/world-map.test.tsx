import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerInShort } from '../../catalogue/lead.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { statusClass } from '../../country/badge.tsx';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { mapCountries } from './map-country.ts';
import { WorldMap } from './world-map.tsx';

const TODAY = '2026-11-25';
const catalogue = realCatalogue();
const countries = mapCountries(catalogue, TODAY);
const drawing = renderToStaticMarkup(<WorldMap countries={countries} />);
const links = [...drawing.matchAll(/<a href="([^"]*)" class="([^"]*)" aria-label="([^"]*)" tabindex="([^"]*)"/g)];

test('every destination is a link that says what the catalogue says, and looks it', () => {
  expect(links.length).toBe(catalogue.countries.length);
  const drawn = new Map(links.map(([, href, look, name]) => [href, { look: look?.split(' '), name }]));
  for (const country of catalogue.countries) {
    const link = drawn.get(questionPath(country.slug));
    expect(link?.name).toBe(`${country.nameSpanish}: ${answerInShort(country, TODAY)}`.replaceAll("'", '&#x27;'));
    expect(link?.look).toContain(statusClass(country.visaStatus));
    expect(link?.look?.includes('in-doubt'), country.slug).toBe(country.confidence === 'low');
  }
});

test('one link of the map, not all of them, is in the order of tabs', () => {
  expect(links.filter(([, , , , tabIndex]) => tabIndex === '0').length).toBe(1);
});
