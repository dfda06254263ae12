import { describe, expect, it, test } from 'vitest';
import { updateDraft } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import type { Country } from './country.ts';
import type { CountryUpdate } from './country-schema.ts';
import { changeFeedPath, newestRuleChanges, ruleChanges, ruleChangesOf } from './rule-changes.ts';

const TODAY = '2026-11-21';

const update = (effective: string, title: string, rest: Partial<CountryUpdate> = {}) =>
  updateDraft({ effective, title, concerns: 'procedure', ...rest });

function country(nameSpanish: string, updates: Country['updates'], area?: 'schengen'): Country {
  const slug = nameSpanish.toLowerCase().replaceAll(' ', '-');
  return { slug, nameSpanish, updates, ...(area && { area }) } as Country;
}

/** The changes of these countries, as the list has them on a day. */
const changesOf = (...countries: Country[]) => ruleChanges({ countries }, TODAY);
const titlesOf = (changes: readonly { update: CountryUpdate }[]) => changes.map((change) => change.update.title);

describe('the list of rule changes', () => {
  it('is newest first across countries, whatever the precision of the date', () => {
    const changes = changesOf(
      country('Japón', [update('2026-04', 'abril'), update('2025-12-31', 'fin de año')]),
      country('Kenia', [update('2026-04-10', 'diez de abril'), update('2026', 'año')]),
    );
    expect(titlesOf(changes)).toEqual(['diez de abril', 'abril', 'año', 'fin de año']);
  });

  it('orders changes of one day by place, as a Spanish dictionary would', () => {
    const changes = changesOf(
      country('Perú', [update('2026-01-01', 'p')]),
      country('Ñandú', [update('2026-01-01', 'ñ')]),
      country('Omán', [update('2026-01-01', 'o')]),
    );
    expect(titlesOf(changes)).toEqual(['ñ', 'o', 'p']);
  });

  it('tells a rule that an area shares once, under the name of the area', () => {
    const shared = { ...update('2026-04-10', 'EES'), area: 'schengen' as const };
    const changes = changesOf(
      country('Alemania', [shared, update('2026-05-01', 'propia')], 'schengen'),
      // A copy, as it would be after a round trip through JSON.
      country('España', [{ ...shared }], 'schengen'),
    );
    expect(changes.map(({ place, update: { title } }) => [place, title])).toEqual([
      ['Alemania', 'propia'],
      ['Zona Schengen', 'EES'],
    ]);
    expect(changes[1]).toMatchObject({ path: '/wiki#schengen' });
    expect(changes[1]?.country).toBeUndefined();
  });

  it('keeps equal changes of countries that share nothing', () => {
    const changes = changesOf(country('Omán', [update('2026', 'x')]), country('Catar', [update('2026', 'x')]));
    expect(changes.map(({ place }) => place)).toEqual(['Catar', 'Omán']);
  });

  it('leads to where the country page tells its changes', () => {
    const [change] = changesOf(country('Catar', [update('2026', 'x')]));
    expect(change?.path).toBe('/pais/catar#cambios');
  });

  it.each([
    ['2027-01-01', 'announced', true],
    ['2027-01-01', 'in-force', true],
    ['2026-11-22', 'announced', true],
    ['2026-11-21', 'announced', true],
    ['2026-11-20', 'announced', false],
    ['2026-11-21', 'in-force', false],
    ['2025-07-04', 'announced', false],
    ['2026', 'announced', true],
    ['2026', 'in-force', false],
    ['2026-11', 'announced', true],
    ['2026-10', 'announced', false],
    ['2025', 'announced', false],
    ['2027', 'announced', true],
  ] as const)('%s, %s: still to come is %s', (effective, stage, isUpcoming) => {
    const [change] = changesOf(country('Catar', [update(effective, 'x', { stage })]));
    expect(change?.isUpcoming).toBe(isUpcoming);
  });
});

describe('the name of a change, which feeds and anchors carry', () => {
  const idsByTitle = (...updates: CountryUpdate[]) =>
    Object.fromEntries(changesOf(country('Catar', updates)).map(({ id, update: { title } }) => [title, id]));
  const first = update('2026-04-10', 'Alfa', { concerns: 'visaStatus' });
  const second = update('2026-04-10', 'Beta', { concerns: 'visaStatus', id: 'visa-de-grupo' });

  it('says place, date and kind, or what an editor wrote', () => {
    expect(idsByTitle(first, second, update('2026-04', 'Gama', { concerns: 'visaStatus' }))).toEqual({
      Alfa: 'catar-2026-04-10-visastatus',
      Beta: 'catar-visa-de-grupo',
      Gama: 'catar-2026-04-visastatus',
    });
  });

  it('stays when its title or its date is corrected, even if the list then shows it elsewhere', () => {
    const before = idsByTitle(first, second);
    const corrected = { title: 'Omega', effective: '2026-05', formerDates: [first.effective] };
    const after = idsByTitle({ ...first, ...corrected }, { ...second, effective: '2027' });
    expect(after).toEqual({ Omega: before['Alfa'], Beta: before['Beta'] });
  });

  it('names the area where a rule is shared', () => {
    const shared = { ...update('2026-04-10', 'EES'), area: 'schengen' as const };
    const countries = ['Alemania', 'España'].map((name) => country(name, [shared], 'schengen'));
    expect(ruleChanges({ countries }, TODAY)).toMatchObject([{ id: 'schengen-2026-04-10-procedure' }]);
  });
});

describe('the changes of one country', () => {
  const shared = { ...update('2026-04-10', 'EES'), area: 'schengen' as const };
  const germany = country('Alemania', [shared, update('2026-05-01', 'propia')], 'schengen');
  const spain = country('España', [shared], 'schengen');
  const japan = country('Japón', [update('2026-06-01', 'JESTA')]);
  const changes = changesOf(germany, spain, japan);

  it.each([
    [germany, ['propia', 'EES']],
    [spain, ['EES']],
    [japan, ['JESTA']],
    [country('Perú', []), []],
  ])('are its own and those of its area, newest first', (one, titles) => {
    expect(titlesOf(ruleChangesOf(one, changes))).toEqual(titles);
  });
});

it.each([
  [undefined, '/cambios/todos.xml'],
  ['japan', '/cambios/japan.xml'],
])('the feed of %j stands at %s', (slug, path) => {
  expect(changeFeedPath(slug)).toBe(path);
});

describe('the newest changes', () => {
  const changes = changesOf(
    country('Corea', [update('2027-01-01', 'lejana', { stage: 'announced' }), update('2026-01-01', 'enero')]),
    country('Catar', [update('2026-09-15', 'septiembre'), update('2026-12-01', 'todavía no')]),
    country('Perú', [update('2026-08-12', 'anunciada ya', { stage: 'announced' })]),
  );

  it('are the latest that have come; what lies ahead does not push them out', () => {
    expect(titlesOf(newestRuleChanges(changes, 3))).toEqual(['septiembre', 'anunciada ya', 'enero']);
  });

  test('a warning in force comes first, whatever is newer', () => {
    const warned = changesOf(
      country('Omán', [update('2026-03-01', 'no viajes', { concerns: 'alert' }), update('2026-10-01', 'pago')]),
    );
    expect(titlesOf(newestRuleChanges(warned, 2))).toEqual(['no viajes', 'pago']);
  });

  test('what lay ahead comes first once its day has come', () => {
    const later = ruleChanges(
      { countries: [country('Corea', [update('2027-01-01', 'lejana')]), country('Catar', [update('2026', 'año')])] },
      '2027-01-01',
    );
    expect(titlesOf(newestRuleChanges(later, 1))).toEqual(['lejana']);
  });
});

describe('the real catalogue', () => {
  const catalogue = realCatalogue();
  const changes = ruleChanges(catalogue, TODAY);

  it('loses no update and repeats none', () => {
    const expected = new Set(
      catalogue.countries.flatMap(({ updates }) => updates.map((entry) => `${entry.effective} ${entry.title}`)),
    );
    const listed = changes.map((change) => `${change.update.effective} ${change.update.title}`);
    expect(expected.size).toBeGreaterThan(40);
    expect(new Set(listed)).toEqual(expected);
    expect(listed).toHaveLength(expected.size);
  });

  it('names every change once, in words an address can carry', () => {
    const ids = changes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  });

  it('leads each country to the changes that its record and its area have', () => {
    for (const one of catalogue.countries) {
      const own = ruleChangesOf(one, changes).map(({ update: { title } }) => title);
      expect(own.toSorted()).toEqual(one.updates.map(({ title }) => title).toSorted());
    }
  });

  it('has the Schengen rules once, as the zone’s', () => {
    const schengen = changes.filter(({ place }) => place === 'Zona Schengen');
    expect(schengen.map((change) => change.update.title.slice(0, 14)).sort()).toEqual([
      'ETIAS está anu',
      'El registro de',
    ]);
  });
});
