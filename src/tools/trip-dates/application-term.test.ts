import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../records/load.server.ts';
import { formatDay, parseDay } from '../calendar-day.ts';
import { applicationTerm, applyBy, type Term } from './application-term.ts';

const natural = (days: number): Term => ({ days, isWorkingDays: false });
const working = (days: number): Term => ({ days, isWorkingDays: true });

describe('the term in a processing time', () => {
  test.each([
    ['Hasta 72 horas', natural(3)],
    ['72 horas la normal, 24 la exprés', natural(3)],
    ['De minutos a 72 horas', natural(3)],
    ['Unas 48 horas según el gobierno; a veces minutos', natural(2)],
    ['5 días, según el portal', natural(5)],
    ['2 o 3 días; aconsejan pedirla 10 días antes', natural(10)],
    ['4 días naturales, sin contar el día en que la envías', natural(4)],
    ['7 a 14 días, según el formulario oficial', natural(14)],
    ['Al menos siete días; no se pide con más de 90', natural(7)],
    ['Suele resolverse en uno o dos días; solicita con una semana', natural(7)],
    ['Tres días hábiles; conviene pedirla con una semana', natural(7)],
    ['Tres días hábiles; uno en trámite urgente', working(3)],
    ['Unos cinco días hábiles', working(5)],
    ['De uno a tres días hábiles, según reportes de viajeros y prensa local', working(3)],
    ['7 días hábiles la e-visa, según Migración', working(7)],
    ['Unas 72 horas; pídela por lo menos 4 días hábiles antes', working(4)],
    ['Muchas veces en minutos; cuenta con hasta 3 días hábiles', working(3)],
  ])('«%s»', (text, expected) => expect(applicationTerm(text)).toEqual(expected));

  test.each([
    'Varía; cuenta con varias semanas y mira el plazo del momento en ImmiAccount',
    'eTA: de minutos a 72 horas; visa de visitante: varias semanas',
    'Meses de espera para la primera cita, según la ciudad',
    'e-visa: de minutos a pocos días; visa de la embajada: pregunta el plazo al pedirla',
    'ETA: hasta 24 horas según lo anunciado; visa de papel: pregunta a la embajada',
    'Siete días, que pueden alargarse',
    'Tres días hábiles, a veces más en temporada alta',
    'Unas 72 horas hábiles, según las autoridades cubanas',
    'Veinticinco días hábiles',
    'Treinta y cinco días',
    'En línea; pídela con varios días de margen',
    'Sin plazo publicado; la solicitud se consulta en Managua',
    'Se expide en el aeropuerto de Beirut',
    '',
  ])('«%s» names none', (text) => expect(applicationTerm(text)).toBeUndefined());

  test('no term of the catalogue is longer than two months, or taken from a text without its figure', () => {
    const terms = loadCatalogue('content').countries.flatMap(({ costs }) => {
      const term = applicationTerm(costs.processingTime ?? '');
      return term ? [term] : [];
    });
    expect(terms.length).toBeGreaterThan(15);
    for (const { days } of terms) expect(days).toBeLessThanOrEqual(60);
  });
});

test.each([
  // Friday 18 December 2026 is the eve of the entry.
  ['2026-12-19', natural(1), '2026-12-17'],
  ['2026-12-19', natural(3), '2026-12-15'],
  ['2026-12-19', working(3), '2026-12-15'],
  ['2026-12-21', working(1), '2026-12-17'],
  ['2026-12-21', working(5), '2026-12-13'],
  ['2027-01-01', natural(7), '2026-12-24'],
])('to enter on %s with a term of %o, apply by %s', (entry, term, last) => {
  expect(formatDay(applyBy(parseDay(entry) ?? Number.NaN, term))).toBe(last);
});
