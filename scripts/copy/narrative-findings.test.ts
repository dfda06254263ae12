import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { narrativeFindings } from './narrative-findings.ts';
import { readContentPage } from './reader-texts.ts';

/** What is told of a narrative beside a record with these fields. */
function findings(record: Record<string, unknown>, narrative: string, area?: Record<string, unknown>) {
  return narrativeFindings(
    readContentPage('content/narratives/Kenya.md', narrative),
    readContentPage('content/countries/kenya.yaml', stringify(record)),
    area && readContentPage('content/shared-updates/schengen.yaml', stringify(area)),
  );
}

describe('the first two sentences name what the record asks for', () => {
  test.each([
    ['visa-free', 'No necesitas visa para ir de paseo.'],
    ['visa-free', 'Lleva tu pasaporte. Entras sin visa.'],
    ['visa-free', 'No tramites nada antes del viaje.'],
    ['visa-required', 'Necesitas la visa antes de volar.'],
    ['visa-on-arrival', 'La visa se paga al llegar.'],
    ['eta-required', 'Pide la eTA antes de volar.'],
  ])('%s: «%s»', (visaStatus, narrative) => {
    expect(findings({ visaStatus, notes: 'Se pide la eTA o nada.' }, narrative)).toEqual([]);
  });

  test.each([
    ['visa-free', 'El café es bueno. Hay leones. No necesitas visa.', 'que no se necesita visa'],
    ['visa-required', 'No necesitas visa.', 'que se necesita visa'],
    ['visa-required', 'Lleva tarjeta, que Visado no es palabra nuestra.', 'que se necesita visa'],
    ['visa-on-arrival', 'Pide la visa en línea.', 'que la visa se da al llegar'],
    ['eta-required', 'Pide la visa antes de volar.', 'cómo se llama el permiso (eta)'],
  ])('%s, but: «%s»', (visaStatus, narrative, fix) => {
    const told = findings({ visaStatus, notes: 'Se pide la eTA o nada.' }, narrative);
    expect(told).toMatchObject([{ field: 'texto', rule: 'document', fix: expect.stringContaining(fix) }]);
  });

  test('a permit that the record calls by no name is a permit', () => {
    const record = { visaStatus: 'eta-required', notes: 'Se pide en línea.' };
    expect(findings(record, 'Pide el permiso en línea.')).toEqual([]);
    expect(findings(record, 'Vuela de noche.')).toMatchObject([{ rule: 'document' }]);
  });

  test('where the status is in doubt, the doubt is the answer', () => {
    const record = { visaStatus: 'visa-required', confidence: 'low' };
    expect(findings(record, 'No está claro si te piden visa.')).toEqual([]);
    expect(findings(record, 'Escribe a la embajada.')).toMatchObject([{ rule: 'document' }]);
  });
});

describe('a figure has a home', () => {
  const record = {
    visaStatus: 'visa-free',
    maxStay: { days: 90, within: 180 },
    passportValidity: { months: 6 },
    costs: {
      parts: [
        { what: 'visa', amount: 100, currency: 'CAD' },
        { what: 'huellas', amount: 85, currency: 'CAD' },
      ],
    },
    notes: 'Lleva 1,200 USD; la prórroga tarda de 3 a 5 días.',
  };

  test.each([
    ['in a field', 'Te quedas 90 días en cada 180 días.'],
    ['in a field, in words', 'Que tu pasaporte valga seis meses.'],
    ['in a note', 'Lleva 1200 USD, o espera 5 días.'],
    ['as a sum of parts', 'Pagas 185 CAD.'],
  ])('%s', (_home, text) => {
    expect(findings(record, `No necesitas visa. ${text}`)).toEqual([]);
  });

  test.each([
    ['an amount', 'Cuesta 25 EUR.', '25 EUR'],
    ['another currency', 'Pagas 185 USD.', '185 USD'],
    ['days', 'Tarda 8 días.', '8 días'],
    ['months in words', 'Espera tres meses.', '3 meses'],
  ])('%s without one is told', (_figure, text, figure) => {
    expect(findings(record, `No necesitas visa. ${text}`)).toMatchObject([
      { rule: 'figure', sentence: text, fix: expect.stringContaining(`«${figure}»`) },
    ]);
  });

  test('«un día» counts nothing', () => {
    expect(findings(record, 'No necesitas visa. Deja un día libre.')).toEqual([]);
  });

  test('what holds for the whole area is a home', () => {
    expect(findings(record, 'No necesitas visa. Espera 8 días.', { summary: 'Tarda 8 días.' })).toEqual([]);
  });

  test('what a source of the narrative says in its name is a home', () => {
    const head = '---\nsources:\n  - name: Metro de Nairobi, pase de 25 EUR\n    url: https://metro.go.ke/\n---\n';
    expect(findings(record, `${head}No necesitas visa. El pase cuesta 25 EUR.`)).toEqual([]);
  });
});
