import * as v from 'valibot';
import type { Confidence } from './confidence.ts';
import { inlineProblem } from './inline.ts';
import { CURRENCIES } from './money.ts';
import { isFullDate, isPartialDate } from './partial-date.ts';
import { SOURCE_KINDS, WAYS_SEEN } from './source-kind.ts';
import { spanishText } from './spanish-text.ts';

/** Pieces that several schemas of content files are made of; every message tells the editor how to fix the value. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `Usa uno de estos valores: ${values.join(', ')}.`);

/** One of the keys of a table, which has the words for each. */
export const keyIn = <Table extends object>(table: Table) =>
  oneOf(Object.keys(table) as Extract<keyof Table, string>[]);

/** How surely the border wants to see something. */
export const ASKED = ['required', 'may-ask', 'not-asked'] as const;

export const askedSchema = oneOf(ASKED);

/** What is so where it is written, and else left out. */
export const yesSchema = v.literal(true, 'Escribe true o borra el campo.');

/** What addresses and other fields name something by; a reader's ticks and feeds rest on it. */
export const idSchema = v.pipe(
  v.string('Escribe el id.'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Usa minúsculas, cifras y guiones, como boleto-de-salida.'),
);

/** A schema with what an editor's own program explains of it while they write. */
export const help = <const Schema extends v.GenericSchema>(description: string, schema: Schema) =>
  v.pipe(schema, v.description(description));

export const httpsUrlSchema = v.pipe(
  v.string('Escribe una dirección.'),
  v.url('Escribe una dirección completa, con https://.'),
  v.startsWith('https://', 'Usa una dirección que empiece con https://.'),
  // Programs that read the open data take no other letters in an address.
  v.regex(/^[!-Z_a-z~]+$/, 'Cópiala del navegador: sin acentos, espacios ni corchetes.'),
);

export const fullDateSchema = v.pipe(
  v.string('Escribe una fecha entre comillas.'),
  v.check(isFullDate, 'Escribe un día que exista, como 2026-11-21.'),
  v.description('Un día, entre comillas: "2026-11-21".'),
);

export const partialDateSchema = v.pipe(
  v.string('Escribe una fecha entre comillas.'),
  v.check(isPartialDate, 'Escribe una fecha que exista: 2026, 2026-04 o 2026-04-10.'),
);

/** A country or territory: `GB`. */
export const isoSchema = v.pipe(
  v.string('Escribe el código ISO.'),
  v.regex(/^[A-Z]{2}$/, 'Usa las dos letras ISO en mayúsculas.'),
);

export const phoneSchema = v.pipe(
  v.string('Escribe el teléfono entre comillas.'),
  v.regex(
    /^\+[1-9]\d{0,2}(?: \d{1,4}){2,5}$/,
    'Escribe el teléfono en forma internacional y en grupos: +52 55 5211 0028.',
  ),
);

export const amountSchema = v.pipe(
  v.number('Escribe una cantidad sin comillas ni separadores.'),
  v.minValue(0, 'La cantidad no puede ser negativa.'),
);

/** So many items, no two of them alike in what `key` says. */
export const listSchema = <Item>(
  fewest: number,
  most: number,
  item: v.GenericSchema<unknown, Item>,
  key: (item: Item) => unknown = (whole) => whole,
) =>
  v.pipe(
    v.array(item, 'Escribe una lista.'),
    v.minLength(fewest, (issue) => `Escribe de ${fewest} a ${most} elementos (hay ${issue.input.length}).`),
    v.maxLength(most, (issue) => `Escribe de ${fewest} a ${most} elementos (hay ${issue.input.length}).`),
    v.check((items) => new Set(items.map(key)).size === items.length, 'Quita los elementos repetidos.'),
  );

/** What the fields of a fact do not say; printed as sentences of its own. */
export const noteSchema = v.optional(help('Lo que los campos no dicen, en oraciones enteras.', spanishText(15, 200)));

/** Running text with links and bold words, as `inline.ts` reads it. */
export const richText = (min: number, max: number) =>
  v.pipe(
    spanishText(min, max),
    v.check(
      (text) => inlineProblem(text) === undefined,
      ({ input }) => inlineProblem(input) ?? '',
    ),
  );

/** A whole number of something, from one on. */
export const countSchema = (max: number) =>
  v.pipe(
    v.number('Escribe un número entero sin comillas.'),
    v.integer('Escribe un número entero sin comillas.'),
    v.minValue(1, 'Escribe 1 o más, o borra el campo.'),
    v.maxValue(max, `Escribe ${max} o menos.`),
  );

export const currencySchema = oneOf(CURRENCIES);

export const derivedKindSchema = v.optional(v.picklist(SOURCE_KINDS), 'press');

export const citationSchema = v.strictObject({
  name: help('De quién es la página y cuál es: Gobierno de Kenia, portal de la eTA.', spanishText(3, 120)),
  url: help('Su dirección completa, con https://.', httpsUrlSchema),
  /** Date of the page itself, when it shows one. */
  published: v.optional(
    help('La fecha de la página misma, si la trae: "2026", "2026-04" o "2026-04-10".', partialDateSchema),
  ),
  /** Not written: it follows from the address (`publisher.ts`), and is added when the file is read. */
  kind: derivedKindSchema,
  seen: help(
    'Cómo se leyó: live, en su sitio; stored-copy, una copia guardada; cited, lo cita otro.',
    oneOf(WAYS_SEEN),
  ),
  /** Who cites it, where that is not the open review MultiPass Rank. */
  citedBy: v.optional(help('Quién la cita.', spanishText(3, 60))),
  /** Day of the stored copy, when it is known. */
  captured: v.optional(help('El día de la copia guardada.', partialDateSchema)),
});

export type Citation = v.InferOutput<typeof citationSchema>;

/** A citation with the day on which it was read. */
export const readingEntries = {
  ...citationSchema.entries,
  checkedOn: help('El día en que la leíste, entre comillas: "2026-11-21".', fullDateSchema),
};

/** A citation of a file, with what it carries in it and what it puts in doubt, by the names that the file gives its statements. */
export const citedSource = <Fact extends string>(fact: v.GenericSchema<string, Fact>) =>
  v.pipe(
    v.strictObject({
      ...readingEntries,
      supports: v.optional(help('Los datos de este archivo que respalda: [visaStatus, costs].', v.array(fact)), []),
      /** It was read for these facts, and says otherwise or does not confirm them. */
      doubts: v.optional(help('Los datos que pone en duda: dice otra cosa, o no los confirma.', v.array(fact))),
    }),
    fieldRule(
      'supports',
      ({ supports, doubts = [] }) => supports.length + doubts.length > 0,
      'No respalda nada: di qué datos (supports), o borra la fuente.',
    ),
  );

/**
 * What ends on that day. `rule`: what the record states, and nobody knows what holds after. `exemption`: what spares
 * some or all from it; from that day on the rule beside it binds.
 */
const ENDS = ['rule', 'exemption'] as const;

export const validUntilSchema = v.strictObject(
  { day: fullDateSchema, ends: oneOf(ENDS) },
  'Di qué termina ese día, la regla o su exención: { day: "2026-12-31", ends: rule } o { day: "2026-12-31", ends: exemption }.',
);

export type ValidUntil = v.InferOutput<typeof validUntilSchema>;

/** How a statement is known; nobody writes it, it follows from the citations that carry the statement (`evidence.ts`). */
export interface Known {
  /** Who leads of those that carry it. */
  source: Citation;
  /** The oldest reading that carries it, `YYYY-MM-DD`. */
  checkedOn: string;
  confidence: Confidence;
  doubt?: string | undefined;
  validUntil?: ValidUntil | undefined;
}

/** What is wrong with a value whose fields are well written one by one; `field` is the place in it: `rules.2.outcome`. */
export interface Mistake {
  field: string;
  value: unknown;
  fix: string;
}

/** Tells the editor every mistake that `find` sees in a value. */
export const noMistakes = <Input>(find: (value: Input) => readonly Mistake[]) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { field, value, fix } of find(input)) {
      const [first = '', ...inner] = field.split('.');
      const step = (key: string) => ({ type: 'unknown', origin: 'value', input, key, value }) as const;
      addIssue({ message: fix, input: value, path: [step(first), ...inner.map(step)] });
    }
  });

/** What a value has to hold between its fields; told at the `field` that is to be mended. */
export const fieldRule = <Input extends object>(field: string, holds: (value: Input) => boolean, fix: string) =>
  noMistakes<Input>((value) =>
    holds(value) ? [] : [{ field, value: (value as Record<string, unknown>)[field], fix }],
  );
