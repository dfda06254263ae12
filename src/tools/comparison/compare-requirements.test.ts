import { describe, expect, test } from 'vitest';
import { compareRequirements } from './compare-requirements.ts';

const asks = (name: string, ...requirements: string[]) => ({ ofName: `de ${name}`, requirements });
const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);

describe('what two destinations ask for', () => {
  test('the same thing in other words is shared, and each keeps its own words', () => {
    const { shared, different } = compareRequirements([
      asks('Chile', 'Boleto de salida de Chile'),
      asks('Perú', 'Boleto de regreso o de continuación'),
    ]);
    expect(different).toEqual([]);
    expect(shared).toEqual([
      {
        label: 'Boleto de salida o de regreso',
        cells: [['Boleto de salida de Chile'], ['Boleto de regreso o de continuación']],
      },
    ]);
  });

  test.each([
    ['Pasaporte con seis meses de vigencia', 'Pasaporte con 6 meses de vigencia al entrar', undefined],
    ['Pasaporte con seis meses de vigencia', 'Pasaporte con tres meses de vigencia', 'Cambian las cifras'],
    ['Pasaporte vigente todo el viaje', 'Pasaporte con 6 meses de vigencia', 'Cambian las cifras'],
    ['Fondos por 1,000 USD', 'Fondos por 1000 USD', undefined],
    ['Fondos por 65 EUR', 'Fondos por 32.50 EUR', 'Cambian las cifras'],
    ['Seguro médico por 30,000 EUR', 'Seguro médico de 30,000 lari', 'Cambian las cifras'],
    ['Pasaporte con un mes de vigencia', 'Pasaporte vigente todo el viaje', 'Cambian las cifras'],
    ['Pasaporte vigente; una guía habla de más', 'Pasaporte vigente todo el viaje', undefined],
  ])('«%s» and «%s»: %s', (one, other, difference) => {
    const { shared, different } = compareRequirements([asks('Uno', one), asks('Otro', other)]);
    expect(difference ? different : shared).toMatchObject([{ cells: [[one], [other]] }]);
    expect([...shared, ...different][0]?.difference).toBe(difference);
  });

  test('what only some ask for says who, in their order', () => {
    const { different } = compareRequirements([
      asks('Japón', 'Boleto de salida de Japón'),
      asks('los Países Bajos', 'Hospedaje reservado'),
      asks('Perú', 'Hospedaje reservado'),
    ]);
    expect(different.map(({ label, difference }) => [label, difference])).toEqual([
      ['Boleto de salida o de regreso', 'Solo en la ficha de Japón'],
      ['Dónde te hospedas', 'Solo en las fichas de los Países Bajos y de Perú'],
    ]);
  });

  test('a requirement about two things counts for both', () => {
    const { shared } = compareRequirements([
      asks('Uno', 'Boleto de regreso y hospedaje'),
      asks('Otro', 'Hospedaje reservado', 'Boleto de salida'),
    ]);
    expect(labels(shared)).toEqual(['Boleto de salida o de regreso', 'Dónde te hospedas']);
  });

  test('what nobody taught it stays whole, as each record’s own', () => {
    const { shared, different } = compareRequirements([
      asks('Uno', 'Un motivo que no pueda esperar'),
      asks('Otro', 'Hospedaje'),
    ]);
    expect(shared).toEqual([]);
    expect(different.at(-1)).toEqual({ label: 'Además', cells: [['Un motivo que no pueda esperar'], []] });
  });
});

test('a record without a list is not taken for a country that asks for nothing', () => {
  const { shared, different } = compareRequirements([
    asks('Uno', 'Boleto de regreso'),
    asks('Breve'),
    asks('Otro', 'Boleto de salida'),
  ]);
  expect(different).toEqual([]);
  expect(shared).toMatchObject([{ cells: [['Boleto de regreso'], [], ['Boleto de salida']] }]);
});

test('with nothing to compare with, everything is listed and nothing is said to be shared or different', () => {
  for (const askings of [[asks('Uno', 'Boleto de regreso')], [asks('Uno', 'Boleto de regreso'), asks('Breve')]]) {
    const { shared, different } = compareRequirements(askings);
    expect(shared).toEqual([]);
    expect(labels(different)).toEqual(['Boleto de salida o de regreso']);
    expect(different[0]?.difference).toBeUndefined();
  }
});
