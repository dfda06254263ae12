import * as v from 'valibot';
import {
  citedEntries,
  fullDateSchema,
  highNeedsAuthority,
  httpsUrlSchema,
  idSchema,
} from '../../catalogue/schema-parts.ts';
import { spanishText } from '../../catalogue/spanish-text.ts';

const MIN_ITEMS = 2;

const itemSchema = v.pipe(
  v.strictObject({
    /** Ticks are kept under it: the words may be fixed without a reader losing theirs. */
    id: idSchema,
    text: spanishText(8, 140),
    hint: v.optional(spanishText(8, 140)),
    ...citedEntries,
  }),
  highNeedsAuthority(),
);

/** What `content/minors-leaving-mexico.yaml` may say. */
export const minorsSchema = v.strictObject({
  checkedOn: fullDateSchema,
  /** Who needs the permit and who does not; said before the items. */
  rule: v.pipe(v.strictObject({ text: spanishText(40, 300), ...citedEntries }), highNeedsAuthority()),
  form: v.strictObject({ name: spanishText(8, 90), url: httpsUrlSchema }),
  items: v.pipe(
    v.array(itemSchema, 'Escribe una lista.'),
    v.minLength(MIN_ITEMS, `Escribe al menos ${MIN_ITEMS} papeles.`),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Hay dos con el mismo id; cambia uno.',
    ),
  ),
});

/** What Mexico asks when a child or an adolescent leaves the country. */
export type MinorsLeavingMexico = v.InferOutput<typeof minorsSchema>;
