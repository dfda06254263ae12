import * as v from 'valibot';
import { idSchema, isoSchema, listSchema, readingEntries } from './schema-parts.ts';

/** As it is dialled there: three or four digits, rarely more; seven where only the police station answers. */
const numberSchema = v.pipe(
  v.string('Escribe el número entre comillas.'),
  v.regex(/^\d{2,7}$/, 'Escribe solo las cifras que se marcan allá, como "112".'),
);

const placeSchema = v.pipe(
  v.strictObject({
    iso2: isoSchema,
    /** Police, ambulance and fire brigade answer at the same. */
    all: v.optional(numberSchema),
    police: v.optional(numberSchema),
    ambulance: v.optional(numberSchema),
    fire: v.optional(numberSchema),
    /** Who says so, by its word in `sources`. */
    from: idSchema,
  }),
  v.check(
    ({ all, police, ambulance, fire }) => (all === undefined) === [police, ambulance, fire].some((each) => each),
    'Escribe all, o los números de cada quien (police, ambulance, fire).',
  ),
);

/** `content/emergency-numbers.yaml`: whom to call in danger, in each place where sources agree. */
export const emergencyNumbersSchema = v.pipe(
  v.strictObject({
    sources: v.record(idSchema, v.strictObject(readingEntries)),
    numbers: listSchema(1, 300, placeSchema, ({ iso2 }) => iso2),
  }),
  v.check(
    ({ sources, numbers }) => numbers.every(({ from }) => from in sources),
    'Un renglón nombra en from una fuente que no está en sources.',
  ),
);

export type EmergencyNumbers = v.InferOutput<typeof emergencyNumbersSchema>;

/** The numbers of one place, and who says so. */
export interface LocalEmergency {
  numbers: readonly { label: string; number: string }[];
  source: EmergencyNumbers['sources'][string];
}

/** `Policía` and its number; one line for all where they share it. */
export function emergencyLines({ all, police, ambulance, fire }: EmergencyNumbers['numbers'][number]) {
  const lines = {
    'Emergencias allá': all,
    Policía: police,
    Ambulancia: ambulance,
    Bomberos: fire,
  };
  return Object.entries(lines).flatMap(([label, number]) => (number ? [{ label, number }] : []));
}
