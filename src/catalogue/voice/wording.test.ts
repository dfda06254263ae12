import { describe, expect, it, test } from 'vitest';
import type { CountryRecord } from '../country-schema.ts';
import { verdictLabel } from '../visa-status.ts';
import {
  ASK_EMBASSY_PROCESS,
  ASK_EMBASSY_REQUIREMENTS,
  arrivalSentence,
  badgeText,
  chargedBy,
  fraudWarning,
  guideTitle,
  nameInSentence,
  questionTitle,
  REQUIREMENTS_MAY_VARY,
  statusQualifier,
  statusSentence,
  verdictWords,
  visaOnArrivalAnswer,
  withPreposition,
} from './wording.ts';

const JAPAN = { nameSpanish: 'Japón' };
const UK = { nameSpanish: 'Reino Unido', nameInSentence: 'el Reino Unido' };
const NETHERLANDS = { nameSpanish: 'Países Bajos', nameInSentence: 'los Países Bajos' };
const DOMINICAN_REPUBLIC = { nameSpanish: 'República Dominicana', nameInSentence: 'la República Dominicana' };
const EL_SALVADOR = { nameSpanish: 'El Salvador' };

describe('the name of a country within a sentence', () => {
  it.each([
    [JAPAN, 'Japón', 'a Japón', 'de Japón'],
    [UK, 'el Reino Unido', 'al Reino Unido', 'del Reino Unido'],
    [NETHERLANDS, 'los Países Bajos', 'a los Países Bajos', 'de los Países Bajos'],
    [DOMINICAN_REPUBLIC, 'la República Dominicana', 'a la República Dominicana', 'de la República Dominicana'],
    // The article is part of the name and is not contracted.
    [EL_SALVADOR, 'El Salvador', 'a El Salvador', 'de El Salvador'],
  ])('%o', (country, name, to, of) => {
    expect(nameInSentence(country)).toBe(name);
    expect(withPreposition('a', country)).toBe(to);
    expect(withPreposition('de', country)).toBe(of);
  });
});

test('each page has the title of its style', () => {
  expect(questionTitle(JAPAN)).toBe('¿Necesita visa un mexicano para viajar a Japón?');
  expect(questionTitle(UK)).toBe('¿Necesita visa un mexicano para viajar al Reino Unido?');
  expect(guideTitle(UK)).toBe('Visa para Reino Unido');
});

test('the fallback texts are the specified ones, letter by letter', () => {
  expect(ASK_EMBASSY_REQUIREMENTS).toBe('Consulta los requisitos específicos con la embajada.');
  expect(ASK_EMBASSY_PROCESS).toBe(
    'Consulta con la embajada correspondiente para información sobre el proceso de solicitud.',
  );
  expect(REQUIREMENTS_MAY_VARY).toBe('Los requisitos de entrada pueden variar.');
});

describe('what the badge adds to the status', () => {
  const conditional = {} as CountryRecord['conditional'];
  it.each([
    ['visa-free', 'high', undefined, undefined, 'Sin Visa'],
    ['visa-free', 'low', undefined, 'por confirmar', 'Sin Visa · por confirmar'],
    ['visa-required', 'low', undefined, 'por confirmar', 'Visa Requerida · por confirmar'],
    ['eta-required', 'high', conditional, 'con condiciones', 'ETA/e-Visa · con condiciones'],
    ['visa-required', 'medium', conditional, 'con condiciones', 'Visa Requerida · con condiciones'],
  ] as const)('%s, %s confidence, conditions %o', (visaStatus, confidence, conditions, qualifier, badge) => {
    const country = { visaStatus, confidence, conditional: conditions };
    expect(statusQualifier(country)).toBe(qualifier);
    expect(badgeText(country)).toBe(badge);
    expect(verdictWords(country)).toBe([verdictLabel(visaStatus), qualifier].filter(Boolean).join(' · '));
  });
});

test('a status that holds for one way of arriving says so on its badge, with doubt before it, and in its sentence', () => {
  const onlyBy = { ways: ['air' as const], otherwise: 'visa-required' as const };
  const country = { ...JAPAN, visaStatus: 'visa-free' as const, confidence: 'high' as const, onlyBy };
  expect(badgeText(country)).toBe('Sin Visa · solo en avión');
  expect(badgeText({ ...country, confidence: 'low' })).toBe('Sin Visa · por confirmar');
  expect(statusSentence(country)).toBe(
    'Con pasaporte mexicano no necesitas visa para viajar a Japón por turismo si llegas en avión.',
  );
  expect(arrivalSentence(country)).toBe(
    'Entras sin visa solo si llegas en avión; si no, pide la visa antes de viajar.',
  );
  const byTwo: Pick<CountryRecord, 'visaStatus' | 'onlyBy'> = {
    visaStatus: 'visa-on-arrival',
    onlyBy: { ways: ['air', 'sea'], otherwise: 'eta-required' },
  };
  expect(arrivalSentence(byTwo)).toBe(
    'Te dan la visa al llegar solo si llegas en avión o por mar; si no, pide un permiso en línea antes de viajar.',
  );
});

describe('the sentence that stands in for a narrative', () => {
  it.each([
    ['visa-free', JAPAN, 'Con pasaporte mexicano no necesitas visa para viajar a Japón por turismo.'],
    ['visa-free', UK, 'Con pasaporte mexicano no necesitas visa para viajar al Reino Unido por turismo.'],
    ['visa-on-arrival', JAPAN, 'Para viajar a Japón te dan la visa al llegar: lleva tus documentos y el pago listos.'],
    ['eta-required', UK, 'Para viajar al Reino Unido necesitas un permiso en línea antes de abordar.'],
  ])('%s, %o', (visaStatus, country, sentence) => {
    expect(statusSentence({ ...country, visaStatus })).toBe(sentence);
  });

  it.each([
    ['visa-required', 'Pide la visa L.', 'Pide la visa L.'],
    ['visa-on-arrival', 'La pagas al llegar.', 'La pagas al llegar.'],
    ['eta-required', 'Pide la eTA.', 'Pide la eTA.'],
    ['visa-required', '', 'Consulta los requisitos específicos con la embajada.'],
    ['visa-required', undefined, 'Consulta los requisitos específicos con la embajada.'],
    ['refugio', 'Notas.', 'Los requisitos de entrada pueden variar.'],
  ])('%j with the notes %j', (visaStatus, notes, sentence) => {
    expect(statusSentence({ ...JAPAN, visaStatus, ...(notes !== undefined && { notes }) })).toBe(sentence);
  });

  it.each([
    ['Solo en avión.', 'Solo en avión.'],
    ['', 'No está claro qué te piden para viajar a Japón: pregunta antes de comprar.'],
  ])('of a status in doubt, which leads the page, with the notes %j', (notes, sentence) => {
    expect(statusSentence({ ...JAPAN, visaStatus: 'visa-free', confidence: 'low', notes })).toBe(sentence);
  });
});

describe('the card «Visa a la llegada»', () => {
  it.each([
    ['visa-free', 'No aplica'],
    ['visa-on-arrival', 'Sí'],
    ['visa-required', 'No'],
    ['eta-required', 'No'],
  ])('%s answers %s', (visaStatus, answer) => expect(visaOnArrivalAnswer({ visaStatus })).toBe(answer));

  it('is what the record says of it where no case has it', () => {
    const answer = (onArrival: 'open' | 'conditions') =>
      visaOnArrivalAnswer({ visaStatus: 'eta-required', evidence: { visaStatus: { onArrival } } });
    expect([answer('open'), answer('conditions')]).toEqual(['No · por confirmar', 'No · salvo con condiciones']);
    expect(visaOnArrivalAnswer({ visaStatus: 'visa-on-arrival', confidence: 'low' })).toBe('Sí · por confirmar');
  });

  it('has conditions where a visa or residence of another country opens it, or a fee of its own says so', () => {
    const conditional = { rules: [{ visaStatus: 'visa-on-arrival' }] } as CountryRecord['conditional'];
    expect(visaOnArrivalAnswer({ visaStatus: 'visa-required', conditional })).toBe('No · salvo con condiciones');
    const routes = [
      { for: 'la del aeropuerto', status: 'visa-on-arrival' as const, amount: 90, currency: 'USD' as const },
    ];
    const costs = { fee: 'free' as const, routes };
    expect(visaOnArrivalAnswer({ visaStatus: 'visa-required', costs })).toBe('No · salvo con condiciones');
  });
});

describe('who takes the money of a procedure', () => {
  const FIXED = { fee: 'fixed', amount: 10, currency: 'USD' } as const;
  it.each([
    ['a fee', FIXED, 'Cobra el gobierno de Japón.'],
    ['a free permit', { fee: 'free' }, undefined],
    ['a price that nobody knows', { fee: 'unknown' }, undefined],
  ] as const)('%s', (_case, costs, payee) => {
    expect(chargedBy({ ...JAPAN, costs })).toBe(payee);
  });

  test('the government is named as a sentence carries it', () => {
    expect(chargedBy({ ...NETHERLANDS, costs: FIXED })).toBe('Cobra el gobierno de los Países Bajos.');
  });

  test('whom the record names comes first, also where the rest is unknown', () => {
    const paidTo = 'el Departamento de Estado';
    const said = 'Cobra el Departamento de Estado.';
    expect(chargedBy({ ...JAPAN, costs: { ...FIXED, paidTo } })).toBe(said);
    expect(chargedBy({ ...JAPAN, costs: { fee: 'unknown', paidTo } })).toBe(said);
    const several = { ...FIXED, paidTo: 'las autoridades de Japón' };
    expect(chargedBy({ ...JAPAN, costs: several })).toBe('Cobran las autoridades de Japón.');
  });

  test('a territory whose record names nobody is not said to charge', () => {
    const territory = { of: 'US', rules: 'Sigue las reglas de Estados Unidos.' };
    const costs = { ...FIXED, paidTo: undefined };
    expect(chargedBy({ ...JAPAN, costs, territory })).toBeUndefined();
  });
});

describe('the warning against intermediaries', () => {
  const country = { ...JAPAN, costs: { fee: 'unknown' } } as const;
  it.each([
    [undefined, 'https://evisa.gob.pe/tramite', undefined],
    ['appointment-sellers', undefined, /nadie puede venderte una cita/],
    ['appointment-sellers', 'https://ais.usvisa-info.com/es-mx/niv', /nadie puede venderte una cita/],
    ['lookalike-sites', undefined, /imitan este trámite.*sitio de la embajada\.$/],
    ['lookalike-sites', 'https://evisa.gob.pe/tramite?a=1', /imitan este trámite.*oficial es evisa\.gob\.pe\.$/],
  ] as const)('%s, portal %s', (intermediaries, applicationUrl, words) => {
    const warning = fraudWarning({ ...country, intermediaries, applicationUrl });
    if (words) expect(warning).toMatch(words);
    else expect(warning).toBeUndefined();
  });
});
