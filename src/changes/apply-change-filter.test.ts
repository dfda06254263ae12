import { expect, it } from 'vitest';
import { applyChangeFilter } from './apply-change-filter.ts';

interface Item {
  title: string;
  hidden: boolean;
  dataset: { scope: string; kind: string };
}

/** The few things of a page that the filter needs: two months, five changes. */
function openPage() {
  const change = (title: string, scope: string, kind: string): Item => ({
    title,
    hidden: false,
    dataset: { scope, kind },
  });
  const months = [
    [
      change('JESTA', 'japan', 'tramite'),
      change('Sube la cuota', 'japan', 'costos'),
      change('EES', 'schengen', 'tramite'),
    ],
    [change('Sin visa', 'peru', 'visa'), change('Hospedaje', 'france', 'requisitos')],
  ];
  // The newest month stands open.
  const folds = months.map((_, position) => ({ open: position === 0 }));
  const counts = months.map((changes) => ({ textContent: String(changes.length) }));
  const groups = months.map((changes, position) => ({
    hidden: false,
    dataset: { changes: position === 0 ? 'open' : '' },
    getAttribute: () => `mes-${position}`,
    querySelector: (selector: string) => (selector === 'details' ? folds : counts)[position],
    querySelectorAll: (selector: string) => (selector === '[data-kind]' ? changes : []),
  }));
  const jumps = months.map((_, position) => ({ hidden: false, getAttribute: () => `#mes-${position}` }));
  const root = { querySelectorAll: (selector: string) => (selector === '[data-changes]' ? groups : jumps) };
  return {
    root: root as unknown as ParentNode,
    shown: () => months.map((changes) => changes.filter(({ hidden }) => !hidden).map(({ title }) => title)),
    hiddenMonths: () => groups.map(({ hidden }) => hidden),
    missingJumps: () => jumps.map(({ hidden }) => hidden),
    counts: () => counts.map(({ textContent }) => Number(textContent)),
    openMonths: () => folds.map(({ open }) => open),
  };
}

it.each([
  [
    'nothing chosen',
    {},
    undefined,
    [
      ['JESTA', 'Sube la cuota', 'EES'],
      ['Sin visa', 'Hospedaje'],
    ],
  ],
  ['a country', { place: 'japan' }, undefined, [['JESTA', 'Sube la cuota'], []]],
  ['a kind', { kind: 'tramite' }, undefined, [['JESTA', 'EES'], []]],
  ['both', { place: 'japan', kind: 'costos' }, undefined, [['Sube la cuota'], []]],
  ['a country that shares rules', { place: 'france' }, 'schengen', [['EES'], ['Hospedaje']]],
  ['that and a kind', { place: 'france', kind: 'tramite' }, 'schengen', [['EES'], []]],
  ['a country without such changes', { place: 'peru', kind: 'costos' }, undefined, [[], []]],
  ['a country without changes', { place: 'chad' }, undefined, [[], []]],
])(
  '%s: the changes that match are shown and counted, months without one are neither shown nor jumped to',
  (_case, filter, area, expected) => {
    const { root, shown, hiddenMonths, missingJumps, counts } = openPage();
    expect(applyChangeFilter(root, filter, area)).toBe(expected.flat().length);
    expect(shown()).toEqual(expected);
    expect(counts()).toEqual(expected.map((titles) => titles.length));
    expect(hiddenMonths()).toEqual(expected.map((titles) => titles.length === 0));
    expect(missingJumps()).toEqual(hiddenMonths());
  },
);

it('opens every month for a filter, and brings everything back as it was once the filter is cleared', () => {
  const { root, shown, hiddenMonths, openMonths } = openPage();
  applyChangeFilter(root, { place: 'chad' }, undefined);
  expect(openMonths()).toEqual([true, true]);
  expect(applyChangeFilter(root, {}, undefined)).toBe(5);
  expect(shown().flat()).toHaveLength(5);
  expect(hiddenMonths()).toEqual([false, false]);
  expect(openMonths()).toEqual([true, false]);
});
