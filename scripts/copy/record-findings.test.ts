import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readContentPage } from './reader-texts.ts';
import { recordFindings } from './record-findings.ts';

const findings = (record: Record<string, unknown>) =>
  recordFindings(readContentPage('content/countries/kenya.yaml', stringify(record)));

const line = (text: string) => [{ id: 'onward-ticket', topics: ['onward-ticket'], text }];

describe('what the page says by itself', () => {
  test('is told when an editor says it in other words', () => {
    const requirements = line('Boleto de regreso o de salida, que te pueden pedir al llegar');
    expect(findings({ entry: { onwardTicket: 'may-ask' }, requirements })).toEqual([
      {
        field: 'requirements.0.text',
        rule: 'near-copy',
        sentence: requirements[0]?.text,
        fix: 'La página ya dice «Lleva tu boleto de salida o de regreso: te lo pueden pedir al llegar.»: quítala, o agrega solo lo que falta.',
      },
    ]);
  });

  test('may be said in more words than the page has', () => {
    const requirements = line('Boleto de salida a un país que no sea Uganda, con fecha y a tu nombre');
    expect(findings({ entry: { onwardTicket: 'may-ask' }, requirements })).toEqual([]);
  });

  test('is not known of a record without the fact', () => {
    expect(findings({ requirements: line('Boleto de regreso o de salida, que te pueden pedir al llegar') })).toEqual(
      [],
    );
  });
});

describe('a processing time', () => {
  test('is not told in words that count nothing', () => {
    const costs = { processingTime: { takes: 'unknown', note: 'llega en poco tiempo' } };
    expect(findings({ costs })).toMatchObject([
      { field: 'costs.processingTime.note', rule: 'processing-time', fix: expect.stringContaining('«poco tiempo»') },
    ]);
    expect(findings({ procedure: 'En línea, rápido' })).toMatchObject([{ field: 'procedure' }]);
  });

  test('may say where to ask for what nobody knows', () => {
    expect(findings({ costs: { processingTime: { takes: 'unknown', note: 'pregunta a la embajada' } } })).toEqual([]);
  });
});
