import * as v from 'valibot';
import { COMPANIES } from './entry-words.ts';
import { feeSchema } from './fee-schema.ts';
import { countSchema, help, idSchema, isoSchema, keyIn, listSchema, oneOf, yesSchema } from './schema-parts.ts';
import { ARRIVALS } from './situation.ts';
import { spanishText } from './spanish-text.ts';
import { TOPICS } from './topic.ts';

/** Something to carry, to do or to know. `id` stays when the words change: a reader's tick is kept under it. */
const requirementSchema = (longest: number) =>
  v.strictObject(
    {
      id: help('Su nombre para siempre: los lectores guardan con él lo que ya tienen.', idSchema),
      topics: v.pipe(
        v.array(oneOf(TOPICS), 'Escribe una lista: [passport].'),
        v.minLength(1, 'Di al menos un tema; si no le queda ninguno, other.'),
        v.description('De qué trata: [passport].'),
      ),
      text: help('Lo que hay que llevar, hacer o saber.', spanishText(8, longest)),
      /** A permit of whoever crosses the border so, and what each pays where it is given there. */
      crossing: v.optional(
        help(
          'Un permiso de quien cruza así la frontera: el que dan ahí, con lo que se paga, o el que hay que llevar si llega de esos países.',
          v.strictObject({
            arrival: oneOf(ARRIVALS),
            /** Goes on a sentence: `el permiso I-94`. */
            name: spanishText(4, 60),
            cost: v.optional(feeSchema),
            /** A stay of so many days may do without it. */
            notAlwaysUpTo: v.optional(help('Hasta tantos días de estancia quizá no haga falta.', countSchema(180))),
            /** Only of who comes from there: to be had before they come. */
            from: v.optional(v.pipe(v.array(isoSchema), v.minLength(1))),
          }),
        ),
      ),
      /** Of who applies for this alone: a holder, or who needs less, reads nothing of it. */
      permit: v.optional(
        help(
          'Solo para quien pide ese permiso: visa-required o eta-required.',
          oneOf(['visa-required', 'eta-required'] as const),
        ),
      ),
      /** Who comes and leaves so, within so many days, may do without the permit. */
      spares: v.optional(
        help(
          'Quien llega y se va así, en tantos días, quizá no necesita el permiso: { arrival: sea, upTo: 3 }.',
          v.strictObject({ arrival: oneOf(ARRIVALS), upTo: countSchema(30) }),
        ),
      ),
      /** The law wants it of every visitor, who gets it before leaving. */
      isLaw: v.optional(help('true si la ley lo pide para entrar y se contrata antes de salir.', yesSchema)),
      /** Of a child, with both parents too; who travels so may be turned back. */
      onlyMinors: v.optional(
        help(
          'Para todo menor, {}, o solo para uno al que pueden rechazar: { travelling: alone, under: 16 }.',
          v.strictObject({ travelling: v.optional(keyIn(COMPANIES)), under: v.optional(countSchema(21)) }),
        ),
      ),
      /** Of who stays for more than so many days. */
      longerThan: v.optional(help('Solo para quien se queda más de tantos días.', countSchema(180))),
      /** Of who goes to another of these countries on the same trip: to be asked about. */
      alsoTo: v.optional(
        help(
          'Solo para quien en el mismo viaje va también a uno de estos países.',
          v.pipe(v.array(isoSchema), v.minLength(1)),
        ),
      ),
      /** Of who comes from another country of the area, where nobody stamped them here. */
      onlyFromArea: v.optional(
        help('true si solo obliga a quien llega desde otro país de la zona: Schengen, CA-4.', yesSchema),
      ),
      /** Whoever has been to one of these countries is turned away: a journey through one of them is warned. */
      refusesAfter: v.optional(
        help(
          'A quien pasó antes por estos países le niegan la entrada.',
          v.strictObject({
            countries: v.pipe(v.array(isoSchema), v.minLength(1)),
            /** It is told, and nobody confirms it. */
            isDoubted: v.optional(yesSchema),
            /** Only for so many days after leaving there; without it the stamp tells for ever. */
            withinDays: v.optional(
              help(
                'Solo si salió de ahí hace tantos días o menos; sin él, siempre.',
                v.pipe(v.number(), v.integer(), v.minValue(1)),
              ),
            ),
            /** Only of who comes straight from there by land, and had not come from here. */
            onlyDirectly: v.optional(
              help('true si solo la niegan a quien llega de ahí por tierra sin haber salido de aquí.', yesSchema),
            ),
          }),
        ),
      ),
    },
    'Escribe el requisito con sus campos: id, topics y text.',
  );

export const requirementsSchema = (fewest: number, most: number, longest: number) =>
  listSchema(fewest, most, requirementSchema(longest), ({ text }) => text);

export type Requirement = v.InferOutput<ReturnType<typeof requirementSchema>>;
