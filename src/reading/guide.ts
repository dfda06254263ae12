import * as v from 'valibot';
import { listSchema } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';

/** The nine guides, in their order (specification, section 3, Guide card). */
const GUIDE_IDS = [
  'party-europe',
  'shopping-dubai',
  'senior-south-america',
  'religious-israel',
  'backpacker-asia',
  'instagram-travel',
  'foodie-japan',
  'digital-nomad-portugal',
  'family-disney',
] as const;

const MIN_PRICE = 179;
const MAX_PRICE = 399;

const guideSchema = v.strictObject({
  id: v.picklist(GUIDE_IDS, `Usa uno de estos valores: ${GUIDE_IDS.join(', ')}.`),
  title: spanishText(10, 60),
  description: spanishText(60, 260),
  demographic: spanishText(5, 30),
  emoji: v.pipe(v.string('Escribe un emoji.'), v.regex(/^\p{RGI_Emoji}$/v, 'Escribe un solo emoji.')),
  /** None is on sale yet. */
  status: v.literal('coming-soon', 'Usa coming-soon: ninguna guía está a la venta.'),
  topics: listSchema(4, 6, spanishText(3, 60)),
  /** MXN. */
  price: v.pipe(
    v.number('Escribe el precio en pesos, sin comillas.'),
    v.integer('Escribe pesos enteros.'),
    v.minValue(MIN_PRICE, `Los precios van de ${MIN_PRICE} a ${MAX_PRICE} MXN.`),
    v.maxValue(MAX_PRICE, `Los precios van de ${MIN_PRICE} a ${MAX_PRICE} MXN.`),
  ),
  pages: v.pipe(v.string('Escribe las páginas entre comillas.'), v.regex(/^\d+\+$/, 'Escribe las páginas como 120+.')),
});

export type Guide = v.InferOutput<typeof guideSchema>;

/** `content/guides.yaml`: every guide once, in the order of the page. */
export const guidesSchema = v.pipe(
  v.array(guideSchema, 'Escribe una lista de guías.'),
  v.check(
    (guides) => guides.map(({ id }) => id).join() === GUIDE_IDS.join(),
    `Escribe las nueve guías una sola vez y en este orden: ${GUIDE_IDS.join(', ')}.`,
  ),
);
