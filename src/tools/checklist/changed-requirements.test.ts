import { describe, expect, it } from 'vitest';
import { changedRequirements } from './changed-requirements.ts';

const PASSPORT = 'Pasaporte vigente durante toda la estancia';
const TICKET = 'Boleto de salida de Japón';

describe('ticks of requirements that the editors reworded', () => {
  it.each<[what: string, ticked: string[], current: string[], earlier: [string, string][], gone: string[]]>([
    ['nothing changed', [PASSPORT, TICKET], [PASSPORT, TICKET], [], []],
    ['nothing was ticked', [], [PASSPORT], [], []],
    [
      'the requirement grew',
      [PASSPORT],
      ['Pasaporte mexicano vigente durante toda la estancia y con una página en blanco', TICKET],
      [['Pasaporte mexicano vigente durante toda la estancia y con una página en blanco', PASSPORT]],
      [],
    ],
    [
      'case and accents changed',
      ['Visa electronica impresa'],
      ['VISA ELECTRÓNICA IMPRESA'],
      [['VISA ELECTRÓNICA IMPRESA', 'Visa electronica impresa']],
      [],
    ],
    ['the requirement was dropped', [PASSPORT, TICKET], [PASSPORT], [], [TICKET]],
    ['another one took its place', [TICKET], ['Seguro médico por toda la estancia'], [], [TICKET]],
    ['the record has none left', [PASSPORT], [], [], [PASSPORT]],
    [
      'the new words are ticked already',
      [PASSPORT, 'Pasaporte vigente toda la estancia'],
      ['Pasaporte vigente toda la estancia'],
      [],
      [PASSPORT],
    ],
    [
      'two old ones were merged: the likelier is shown beside it, the other is kept apart',
      ['Boleto de salida de Japón o de regreso', TICKET],
      ['Boleto de salida de Japón'.replace('Boleto', 'Un boleto')],
      [['Un boleto de salida de Japón', TICKET]],
      ['Boleto de salida de Japón o de regreso'],
    ],
  ])('%s', (_what, ticked, current, earlier, gone) => {
    const changed = changedRequirements(ticked, current);
    expect([...changed.earlier]).toEqual(earlier);
    expect(changed.gone).toEqual(gone);
  });

  it('no tick is ever lost: it counts, stands beside new words, or is kept apart', () => {
    const ticked = [PASSPORT, TICKET, 'Hotel', 'Dinero en efectivo o tarjetas', ''];
    const current = [PASSPORT, 'Boleto de regreso o de salida', 'Dinero o tarjetas que alcancen', 'Huellas y foto'];
    const { earlier, gone } = changedRequirements(ticked, current);
    const kept = [...ticked.filter((text) => current.includes(text)), ...earlier.values(), ...gone];
    expect(kept.sort()).toEqual([...ticked].sort());
  });
});
