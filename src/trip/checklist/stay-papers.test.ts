import { describe, expect, it } from 'vitest';
import type { PassportValidity } from '../../catalogue/passport-validity-schema.ts';
import type { StayList } from '../../journey/journey-draft.ts';
import type { PlaceFacts } from '../../journey/route.ts';
import { MINORS, RULES } from '../../journey/testing/sample-journeys.ts';
import type { TripPlace } from '../../journey/trip-place.ts';
import type { Line } from '../my-trip/answer-lines.ts';
import { goneTicks, progressText, stayPapers, toggled, written } from './stay-papers.ts';

const SOURCE = { name: 'Fuente', url: 'https://example.org', kind: 'ministry', seen: 'stored-copy' } as const;
const KNOWN = { source: SOURCE, checkedOn: '2026-11-21', confidence: 'high' } as const;
const line = (text: string, names = 'Canadá') => ({ text, names }) as Line;
const MISSING = [line('Saca la visa de Canadá.'), line('Saca la visa de Estados Unidos.', 'Dallas (DFW)')];
const CARRY = [
  { names: 'Canadá', lines: [line('Boleto de regreso.')] },
  { names: 'Salir de México', lines: [line('Formato SAM', 'Salir de México')] },
];

interface Given {
  isKnown?: boolean;
  children?: number[];
  company?: '' | 'both' | 'one' | 'other';
  validity?: Partial<PassportValidity>;
  entry?: string;
  exit?: string;
}

function groupsOf({ isKnown = true, children = [], company = '', validity, entry = '', exit = '' }: Given = {}) {
  const place = { slug: 'canada', name: 'Canadá', validity: validity && { from: 'entry', ...KNOWN, ...validity } };
  const known = { details: { country: { nameSpanish: 'Canadá' } }, place } as unknown as PlaceFacts;
  return stayPapers(
    { place: 'canada', entry, exit, via: [] },
    isKnown ? { missing: MISSING, carry: CARRY } : { missing: [], carry: [] },
    {
      journey: { children, company },
      facts: {
        places: new Map([['canada', place as unknown as TripPlace]]),
        byPlace: new Map(isKnown ? [['canada', known]] : []),
        rules: { ...RULES, minors: { ...MINORS, items: MINORS.items.slice(1) } },
      },
    },
  );
}

const titles = (given?: Given) => groupsOf(given).map(({ title }) => title);
const textsUnder = (title: string, given: Given) =>
  groupsOf(given)
    .find((group) => group.title === title)
    ?.papers.map(({ text }) => text);

describe('the papers of a stay', () => {
  it('are those the answer of the trip names for it, and what every trip needs', () => {
    expect(titles()).toEqual(['Lo que te falta', 'Para entrar a Canadá', 'Salir de México', 'Para cualquier viaje']);
  });

  it('say where they are asked, where it is not in the country itself', () => {
    const [missing] = groupsOf();
    expect(missing?.papers.map(({ where }) => where)).toEqual([undefined, 'Dallas (DFW)']);
  });

  it('are the general ones alone while the record cannot be had', () => {
    expect(titles({ isKnown: false })).toEqual(['Para cualquier viaje']);
  });

  it.each<[children: number[], company: '' | 'both' | 'one' | 'other', papers: string[] | undefined]>([
    [[], '', undefined],
    [[8], '', ['Formato SAM']],
    [[8], 'other', ['Formato SAM']],
    [[8], 'one', undefined],
    [[8], 'both', undefined],
  ])('of a child, once: children %j, with %j', (children, company, papers) => {
    expect(textsUnder('Viaja una niña, un niño o adolescente', { children, company })).toEqual(papers);
    const all = groupsOf({ children, company }).flatMap((group) => group.papers.map(({ text }) => text));
    expect(all.filter((text) => text === 'Formato SAM')).toHaveLength(1);
  });

  it.each<[what: string, validity: Partial<PassportValidity>, entry: string, exit: string, day: string | undefined]>([
    ['six months from the entry', { months: 6 }, '2027-05-03', '', '3 de noviembre de 2027'],
    ['three months from the exit', { months: 3, from: 'exit' }, '2027-05-03', '2027-05-20', '20 de agosto de 2027'],
    ['a trip longer than the margin', { months: 1 }, '2027-01-01', '2027-05-20', '20 de mayo de 2027'],
    ['no date', { months: 6 }, '', '', undefined],
    ['dates that cannot be', { months: 6 }, '2027-05-20', '2027-05-03', undefined],
    ['no day of leaving, where the rule counts from it', { months: 3, from: 'exit' }, '2027-05-03', '', undefined],
    ['a stay nobody knows yet', { days: 60, from: 'permitted-stay' }, '2027-05-03', '2027-05-20', undefined],
  ])('name the passport’s last day: %s', (_what, validity, entry, exit, day) => {
    const papers = textsUnder('Con tus fechas', { validity, entry, exit });
    expect(papers).toEqual(day && [`Pasaporte vigente, por lo menos, hasta el ${day}`]);
  });
});

const list = (part: Partial<StayList>): StayList => ({ ticked: [], own: [], sheet: {}, ...part });

describe('ticks', () => {
  it('count for the words they were made on; what is asked no more in those words stays in sight', () => {
    const ticked = ['Boleto de regreso.', 'Boleto de ida y vuelta.', 'Mapa', 'Pasaporte original'];
    const own = ['Mapa'];
    expect(goneTicks(list({ ticked, own }), groupsOf())).toEqual(['Boleto de ida y vuelta.']);
    expect(progressText(list({ ticked, own }), groupsOf())).toBe('3 de 9 cosas listas');
  });

  it('are taken off by the same touch', () => {
    const once = toggled(list({}), 'Boleto de regreso.');
    expect(once.ticked).toEqual(['Boleto de regreso.']);
    expect(toggled(once, 'Boleto de regreso.').ticked).toEqual([]);
  });

  it.each([
    [['a', 'b'], ['a', 'b'], 'Todo listo: 2 de 2'],
    [['a'], ['a'], 'Todo listo'],
    [['a'], [], '0 de 1 cosa lista'],
    [['a', 'b', 'c'], ['c'], '1 de 3 cosas listas'],
  ])('of %j, %j: %s', (papers, ticked, said) => {
    expect(progressText(list({ ticked }), [{ title: '', papers: papers.map((text) => ({ text })) }])).toBe(said);
  });
});

describe('what the reader writes', () => {
  it.each<[typed: string, own: string[]]>([
    ['Adaptador', ['Mapa', 'Adaptador']],
    ['  Adaptador   de corriente ', ['Mapa', 'Adaptador de corriente']],
    ['Yenes\nMapa\r\nGuía\u2028Guía', ['Mapa', 'Yenes', 'Guía']],
    ['\n\n \t\n', ['Mapa']],
    ['Medicina '.repeat(500), ['Mapa', 'Medicina '.repeat(500).trim()]],
  ])('%j is a thing a line, each once', (typed, own) => {
    expect(written(list({ own: ['Mapa'] }), typed).own).toEqual(own);
  });

  it('takes the place of what is reworded, with its tick; of nothing but blanks, that stays as it was', () => {
    const before = list({ own: ['Mapa', 'Yenes', 'Guía'], ticked: ['Yenes'] });
    const after = written(before, ' Yenes\t en efectivo ', 'Yenes');
    expect(after).toEqual(list({ own: ['Mapa', 'Yenes en efectivo', 'Guía'], ticked: ['Yenes en efectivo'] }));
    expect(written(before, '  ', 'Yenes')).toEqual(before);
  });
});
