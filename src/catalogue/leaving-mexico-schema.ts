import * as v from 'valibot';
import { citedFileEntries, statementsAreCited } from './cited-file.ts';
import { knownFrom, oldest } from './evidence.ts';
import { httpsUrlSchema, idSchema, listSchema } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

const itemSchema = v.strictObject({
  /** Ticks are kept under it, and its citations name it: the words may be fixed without a reader losing theirs. */
  id: idSchema,
  text: spanishText(8, 140),
  hint: v.optional(spanishText(8, 140)),
});

/** What `content/minors-leaving-mexico.yaml` may say. */
export const minorsLeavingMexicoSchema = v.pipe(
  v.strictObject({
    /** Who needs the permit and who does not; said before the items. */
    rule: v.strictObject({ text: spanishText(40, 300) }),
    form: v.strictObject({ name: spanishText(8, 90), url: httpsUrlSchema }),
    items: listSchema(2, 20, itemSchema, ({ id }) => id),
    ...citedFileEntries,
  }),
  statementsAreCited(({ items }) => ({ facts: ['rule', ...items.map(({ id }) => id)] })),
  v.transform((file) => ({
    form: file.form,
    rule: { ...file.rule, ...knownFrom(file, 'rule') },
    items: file.items.map((item) => ({ ...item, text: `${item.text}.`, ...knownFrom(file, item.id) })),
    checkedOn: oldest(file.sources.map(({ checkedOn }) => checkedOn)),
  })),
);

/** What Mexico asks when a child or an adolescent leaves the country. */
export type MinorsLeavingMexico = v.InferOutput<typeof minorsLeavingMexicoSchema>;
