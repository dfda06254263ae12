import { expect, test } from 'vitest';
import { mexicanHelp } from '../records/mexican-missions.server.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { countryPageData } from './country-page-data.ts';
import { plainLines } from './section-model.ts';
import { countrySections } from './sections.ts';

const catalogue = realCatalogue();
const troubleIn = (slug: string) => {
  const country = catalogue.countries.find((one) => one.slug === slug);
  if (!country) throw new Error(`${slug} no está en el catálogo`);
  const data = countryPageData(country, catalogue, {
    today: '2026-11-27',
    pageUrl: 'https://ejemplo.mx/x',
    help: mexicanHelp(country.iso2),
  });
  return plainLines(countrySections(data).trouble);
};

test.each([
  ['germany', 'Embajada de México en Alemania, Berlín.', '+49 170 975 7763'],
  // An embassy in another country answers.
  [
    'uganda',
    'Embajada de México en Kenia, Nairobi. Está por confirmar que atienda también este destino: pregunta al CIAM.',
    '+1 520 623 7874',
  ],
  // Nobody named one, so the ministry's guide does.
  [
    'bhutan',
    'Está por confirmar qué embajada de México atiende Bután: pregunta al CIAM a cualquier hora.',
    '+1 520 623 7874',
  ],
  [
    'french-polynesia',
    'Está por confirmar qué embajada de México atiende la Polinesia Francesa: pregunta al CIAM a cualquier hora.',
    '+1 520 623 7874',
  ],
])('whoever is in trouble in %s reads whom of Mexico to call', (slug, mission, phone) => {
  expect(troubleIn(slug)).toContain(mission);
  expect(troubleIn(slug)).toContain(phone);
});

test('where the mission is closed its note says what to do instead, once', () => {
  const lines = troubleIn('peru').join(' ');
  expect(lines).toContain('Brasil resguarda la sede');
  expect(lines).not.toContain('No sabemos qué embajada');
});

test('whoever is in danger reads what to dial there, or whom to ask where sources disagree', () => {
  expect(troubleIn('japan')).toEqual(expect.arrayContaining(['110', '119']));
  expect(catalogue.countries.flatMap(({ slug }) => troubleIn(slug))).toContain(
    'Por confirmar: pregúntalo donde te hospedas',
  );
});

test('whom to call from anywhere and what to do first stand on every country page', () => {
  for (const { slug } of catalogue.countries) {
    expect(troubleIn(slug)).toEqual(
      expect.arrayContaining(['+1 520 623 7874', 'Qué hacer primero · ¿Dato equivocado?']),
    );
  }
});
