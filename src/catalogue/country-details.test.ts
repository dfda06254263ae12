import { expect, it, test } from 'vitest';
import { countryDraft, draftCatalogue, updateDraft } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { changeFact } from './change-key.ts';
import { toCountryDetails } from './country-details.ts';
import type { Source } from './country-schema.ts';
import { summarise } from './country-summary.ts';

const catalogue = realCatalogue();
const { countries } = catalogue;

it.each(countries.map((country) => [country.slug, country] as const))(
  'what the device gets of %s is what its page says, with where it comes from',
  (slug, country) => {
    const summary = summarise(country, catalogue, '2026-11-21');
    const details = toCountryDetails(summary, { rates: catalogue.rates, today: '2026-11-21' });
    expect([details.lead, details.pesos]).toEqual([summary.lead, summary.cost.pesos]);
    // It reaches the device as JSON.
    expect(country).toMatchObject(JSON.parse(JSON.stringify(details.country)));
    expect(details.country.slug).toBe(slug);
    expect(details.sources.visaStatus?.url).toMatch(/^https:/);
    for (const source of Object.values(details.sources)) {
      expect(source?.name).not.toBe('');
      expect(source?.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  },
);

test('a fact is cited by what leads today: the change in force before the source it overtook', () => {
  const source = {
    name: 'Migración de Narnia',
    url: 'https://www.migracion.gob.na/',
    kind: 'ministry',
    seen: 'stored-copy',
  } as const;
  const update = updateDraft({ concerns: 'maxStay', maxStay: { days: 180 } });
  const { sources: own } = countryDraft();
  const gazette = { ...source, supports: [changeFact(update)], checkedOn: '2026-11-21' };
  const country = countryDraft({ updates: [update], sources: [...own, gazette] });
  const summary = summarise(country, draftCatalogue(country), '2026-11-21');
  const { sources } = toCountryDetails(summary, { rates: draftCatalogue(country).rates, today: '2026-11-21' });
  expect(sources.maxStay).toMatchObject({ name: source.name, confidence: 'high' });
});

test('a requirement is cited by what carries its fact or that very line, and one on the same topic that says another thing is not', () => {
  const line = (id: string) => ({ id, topics: ['vaccines' as const], text: 'Se recomienda una vacuna para la selva' });
  const { sources: own } = countryDraft();
  const ranger = { ...own[0], name: 'Guardabosques', supports: ['requirements.fuego'] } as Source;
  const country = countryDraft({
    requirements: [line('fuego')],
    sources: [...own, ranger],
    entry: { vaccines: [{ against: 'polio', askedOf: 'quien se queda más de 4 semanas' }] },
    healthRequirements: [line('vaccines'), line('selva')],
  });
  const summary = summarise(country, draftCatalogue(country), '2026-11-21');
  const { restsOn, sources } = toCountryDetails(summary, { rates: draftCatalogue(country).rates, today: '2026-11-21' });
  expect([restsOn.vaccines, restsOn.selva]).toEqual(['vaccines', undefined]);
  expect(sources['requirements.fuego']?.name).toBe('Guardabosques');
});
