import { describe, expect, it } from 'vitest';
import type { PassportValidity } from '../../catalogue/passport-validity-schema.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import {
  buildList,
  goneTicks,
  type ListFacts,
  type ListGroup,
  progressOf,
  progressText,
  toggleTick,
} from './build-list.ts';

const SOURCE = { name: 'Fuente', url: 'https://example.org', kind: 'ministry', seen: 'stored-copy' } as const;
const FACTS = {
  slug: 'canada',
  iso2: 'CA',
  nameSpanish: 'Canadá',
  nameInSentence: undefined,
  visaStatus: 'eta-required',
  confidence: 'high',
  doubt: undefined,
  checkedOn: '2026-11-21',
  requirements: [
    { id: 'passport', topics: ['passport'], text: 'Pasaporte vigente' },
    { id: 'onward-ticket', topics: ['onward-ticket'], text: 'Boleto de regreso' },
  ],
  healthRequirements: [{ id: 'vaccines', topics: ['vaccines'], text: 'Sin vacunas obligatorias' }],
  embassyInfo: undefined,
  passportValidity: { months: 6, from: 'entry', source: SOURCE, checkedOn: '2026-11-21', confidence: 'high' },
  sources: {},
  conditional: {
    summary: 'eTA con visa de Estados Unidos; visa de visitante para los demás.',
    rules: [
      {
        holds: ['us-visa'],
        arrival: 'air',
        visaStatus: 'eta-required',
        text: 'Si llegas en avión con visa de Estados Unidos te basta la eTA.',
        source: SOURCE,
        checkedOn: '2026-11-21',
        confidence: 'high',
      },
      {
        holds: ['us-residence'],
        arrival: 'any',
        visaStatus: 'visa-free',
        text: 'Con residencia de Estados Unidos entras sin visa ni eTA.',
        source: SOURCE,
        checkedOn: '2026-11-21',
        confidence: 'high',
      },
    ],
    otherwise: { visaStatus: 'visa-required', text: 'Los demás piden la visa de visitante.' },
  },
} as ListFacts;
const MINORS = {
  checkedOn: '2026-11-21',
  rule: {
    text: 'Necesita permiso si viaja sin sus papás.',
    source: SOURCE,
    confidence: 'high',
    checkedOn: '2026-11-21',
  },
  form: { name: 'Llenar el SAM', url: 'https://example.org/sam', kind: 'ministry', seen: 'stored-copy' },
  items: [{ id: 'permit', text: 'Formato SAM', source: SOURCE, confidence: 'high', checkedOn: '2026-11-21' }],
} as const;

const build = (given: {
  facts?: ListFacts | undefined;
  ticked?: Record<string, string>;
  hasChild?: boolean;
  situation?: Parameters<typeof buildList>[0]['situation'];
  entry?: string;
  exit?: string;
}) =>
  buildList({
    facts: 'facts' in given ? given.facts : FACTS,
    ticked: given.ticked ?? {},
    hasChild: given.hasChild ?? false,
    days: { entry: parseDay(given.entry ?? ''), exit: parseDay(given.exit ?? '') },
    situation: given.situation,
    minors: { ...MINORS, items: [...MINORS.items] },
  });
const titles = (groups: readonly ListGroup[]) => groups.map(({ title }) => title);
const textsIn = (groups: readonly ListGroup[], id: string) =>
  groups.find((group) => group.id === id)?.items.map(({ text }) => text);

describe('what a list is made of', () => {
  it('is the record and what every trip needs', () => {
    expect(titles(build({}))).toEqual(['Para entrar a Canadá', 'Salud', 'Para cualquier viaje']);
  });

  it('keeps the general part and the ticks when the record cannot be had', () => {
    const groups = build({ facts: undefined, ticked: { passport: 'Pasaporte vigente', '#passport': '' } });
    expect(titles(groups)).toEqual(['Para cualquier viaje']);
    expect(progressOf(groups, []).done).toBe(1);
  });

  it('leaves out the health of a record that says nothing of it', () => {
    expect(titles(build({ facts: { ...FACTS, healthRequirements: [] } }))).not.toContain('Salud');
  });

  it('names who says each thing, and the source of the whole list for what has none of its own', () => {
    const source = (name: string) => ({
      name,
      url: 'https://example.org/',
      checkedOn: '2026-11-21',
      confidence: 'high' as const,
    });
    const ticket = { id: 'onward-ticket', topics: ['onward-ticket' as const], text: 'Boleto de regreso' };
    const photo = { id: 'photo', topics: ['photo' as const], text: 'Dos fotos' };
    const sources = { requirements: source('La lista'), 'onward-ticket': source('La aerolínea') };
    const groups = build({ facts: { ...FACTS, requirements: [ticket, photo], sources } });
    const { items = [] } = groups.find(({ id }) => id === 'requirements') ?? {};
    expect(items.map((item) => item.source?.name)).toEqual(['La aerolínea', 'La lista']);
  });

  it('has the papers of a child only where one travels', () => {
    expect(textsIn(build({ hasChild: true }), 'child')).toEqual(['Formato SAM']);
    expect(textsIn(build({}), 'child')).toBeUndefined();
    const minors = { id: 'minors', topics: ['minors' as const], text: 'Menores sin sus dos papás: permiso' };
    const facts = { ...FACTS, requirements: [...FACTS.requirements, minors] };
    expect(textsIn(build({ facts, hasChild: true }), 'requirements')).toContain(minors.text);
    expect(textsIn(build({ facts }), 'requirements')).toEqual(FACTS.requirements.map(({ text }) => text));
  });

  it.each<[what: string, validity: Partial<PassportValidity>, entry: string, exit: string, day: string | undefined]>([
    ['six months from the entry', { months: 6 }, '2027-05-03', '', '3 de noviembre de 2027'],
    ['three months from the exit', { months: 3, from: 'exit' }, '2027-05-03', '2027-05-20', '20 de agosto de 2027'],
    ['a trip longer than the margin', { months: 1 }, '2027-01-01', '2027-05-20', '20 de mayo de 2027'],
    ['no date', { months: 6 }, '', '', undefined],
    ['no day of leaving, where the rule counts from it', { months: 3, from: 'exit' }, '2027-05-03', '', undefined],
    ['a stay nobody knows yet', { days: 60, from: 'permitted-stay' }, '2027-05-03', '2027-05-20', undefined],
  ])('names the passport’s last day: %s', (_what, rule, entry, exit, day) => {
    const passportValidity = { from: 'entry', source: SOURCE, checkedOn: '2026-11-21', confidence: 'high', ...rule };
    const groups = build({ facts: { ...FACTS, passportValidity } as ListFacts, entry, exit });
    expect(textsIn(groups, 'dates')).toEqual(day && [`Pasaporte vigente, por lo menos, hasta el ${day}`]);
  });
});

describe('what the reader’s situation makes of it', () => {
  it.each<[holds: ('us-visa' | 'us-residence')[], title: string, items: string[], why: string]>([
    [
      ['us-visa'],
      'En tu caso: ETA/e-Visa',
      ['Autorización electrónica o e-visa: sácala antes de abordar', 'Tu visa de EE. UU. vigente, en original'],
      'Porque tienes visa de EE. UU. vigente, siempre que llegues en avión.',
    ],
    [
      ['us-residence'],
      'En tu caso: Sin Visa',
      ['Tu residencia permanente de EE. UU., en original'],
      'Porque tienes residencia permanente de EE. UU.',
    ],
    [
      [],
      'En tu caso: Visa Requerida',
      ['Visa: pídela antes de viajar'],
      'Porque no tienes ninguno de los documentos que aquí facilitan la entrada.',
    ],
  ])('with %j', (holds, title, items, why) => {
    const group = build({ situation: { holds } })[0];
    expect(group?.title).toBe(title);
    expect(group?.items.map(({ text }) => text)).toEqual(items);
    expect(group?.note).toBe(why);
    expect(group?.items.some(({ hint, source }) => hint && (source || holds.length === 0))).toBe(true);
  });

  it.each<['us-visa' | 'uk-visa', Partial<ListFacts>, title: string]>([
    ['us-visa', { issues: ['us-visa'], visaStatus: 'visa-required' }, 'En tu caso: Visa Requerida, ya la tienes'],
    ['uk-visa', { issues: ['uk-visa'], visaStatus: 'eta-required' }, 'En tu caso: Sin Visa'],
  ])('with the country’s own %s nothing to apply for, only to carry it', (held, country, title) => {
    const facts = { ...FACTS, conditional: undefined, ...country };
    const group = build({ facts, situation: { holds: [held] } })[0];
    expect(group?.title).toBe(title);
    expect(group?.items.map(({ text }) => text)).toEqual([expect.stringMatching(/^Tu visa de.* en original$/)]);
  });

  it('nothing, where entry does not depend on it', () => {
    const groups = build({ facts: { ...FACTS, conditional: undefined }, situation: { holds: ['us-visa'] } });
    expect(titles(groups)[0]).toBe('Para entrar a Canadá');
  });

  it('ticks of one situation come back with it', () => {
    const ticked = { '#document:us-visa': 'Tu visa' };
    expect(progressOf(build({ ticked, situation: { holds: [] } }), []).done).toBe(0);
    expect(progressOf(build({ ticked, situation: { holds: ['us-visa'] } }), []).done).toBe(1);
  });
});

describe('ticks', () => {
  const requirementsOf = (given: Parameters<typeof build>[0]) =>
    build(given).find(({ id }) => id === 'requirements')?.items ?? [];

  it('count for a requirement as it read when it was ticked; reworded, the old words stand beside the new ones', () => {
    const ticked = {
      'onward-ticket': 'Boleto de regreso',
      passport: 'Pasaporte vigente seis meses',
      invitation: 'Carta de invitación',
      '#general': 'Lo nuestro',
    };
    expect(requirementsOf({ ticked }).map(({ isTicked, earlier }) => [isTicked, earlier])).toEqual([
      [false, 'Pasaporte vigente seis meses'],
      [true, undefined],
    ]);
    expect(goneTicks(ticked, FACTS)).toEqual([['invitation', 'Carta de invitación']]);
  });

  it('are kept with the words they were made on; taking one off leaves the others', () => {
    const item = { key: 'passport', text: 'nuevo', isTicked: false, earlier: 'viejo' };
    const after = toggleTick({ passport: 'viejo', '#passport': 'x' }, item);
    expect(after).toEqual({ passport: 'nuevo', '#passport': 'x' });
    expect(toggleTick(after, { ...item, isTicked: true })).toEqual({ '#passport': 'x' });
  });

  it('for one date do not count for another', () => {
    const first = build({ entry: '1971-05-03' }).find(({ id }) => id === 'dates')?.items[0];
    const ticked = toggleTick({}, first ?? expect.unreachable());
    expect(progressOf(build({ ticked, entry: '1971-05-03' }), []).done).toBe(1);
    expect(progressOf(build({ ticked, entry: '1971-06-03' }), []).done).toBe(0);
    expect(goneTicks(ticked, FACTS)).toEqual([]);
  });
});

describe('how far the reader is', () => {
  it.each([
    [3, 9, '3 de 9 cosas listas'],
    [0, 1, '0 de 1 cosa lista'],
    [9, 9, 'Todo listo: 9 de 9'],
    [0, 0, '0 de 0 cosas listas'],
  ])('%i of %i', (done, total, text) => {
    expect(progressText({ done, total })).toBe(text);
  });
});
