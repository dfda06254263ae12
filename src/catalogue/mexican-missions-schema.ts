import * as v from 'valibot';
import { citedFileEntries, statementsAreCited } from './cited-file.ts';
import type { LocalEmergency } from './emergency-numbers-schema.ts';
import { knownFrom, ownSources } from './evidence.ts';
import { fieldRule, httpsUrlSchema, isoSchema, listSchema, oneOf, phoneSchema, yesSchema } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** `emergency`: somebody in danger, at any hour; `protection`: legal and consular help; `office`: everything else. */
const MISSION_PHONES = ['emergency', 'protection', 'office'] as const;

/** As it is dialled inside the country; never turned into an international number by guessing. */
const localPhoneSchema = v.pipe(
  v.string('Escribe el teléfono entre comillas.'),
  v.regex(/^\d[\d -]{5,18}\d$/, 'Escribe solo cifras, espacios y guiones, como se marca dentro del país.'),
);

const phone = v.pipe(
  v.strictObject({
    for: oneOf(MISSION_PHONES),
    number: v.optional(phoneSchema),
    local: v.optional(localPhoneSchema),
    extension: v.optional(spanishText(1, 12)),
  }),
  v.check(
    ({ number, local }) => number !== undefined || local !== undefined,
    'Escribe number (internacional) o local (como se marca dentro del país).',
  ),
);

const missionSchema = v.pipe(
  v.strictObject({
    /** What its citations name, its country's code unless it has several; who says that it serves the others, `id.serves`. */
    id: v.optional(
      v.pipe(v.string(), v.regex(/^[A-Z]{2}-[a-z]+$/, 'Usa el código de su país y la ciudad: US-phoenix.')),
    ),
    /** The country where a traveller turns to it, not always the one where it stands. */
    iso2: isoSchema,
    alsoServes: v.optional(v.array(isoSchema), []),
    name: spanishText(10, 110),
    city: v.optional(spanishText(3, 60)),
    address: v.optional(spanishText(8, 160)),
    phones: v.optional(v.array(phone), []),
    website: v.optional(httpsUrlSchema),
    /** Nobody attends there: `note` says what to do instead. */
    closed: v.optional(yesSchema),
    note: v.optional(spanishText(20, 320)),
  }),
  fieldRule('note', ({ closed, note }) => !closed || note !== undefined, 'Está cerrada: di qué hacer en su lugar.'),
  fieldRule('phones', ({ closed, phones }) => !closed || phones.length === 0, 'Está cerrada: quita los teléfonos.'),
  v.transform(({ id, ...mission }) => ({ ...mission, id: id ?? mission.iso2 })),
);

const centreSchema = v.strictObject({
  name: spanishText(4, 110),
  hours: spanishText(4, 60),
  fromUnitedStates: localPhoneSchema,
  fromMexico: localPhoneSchema,
  international: phoneSchema,
  note: spanishText(20, 220),
});

/** `content/mexican-missions.yaml`: who of Mexico's government helps a traveller, and where. */
export const mexicanMissionsSchema = v.pipe(
  v.strictObject({
    assistanceCentre: centreSchema,
    /** The ministry's own pages by country, for every mission that is not listed. */
    travelGuide: v.strictObject({ name: spanishText(3, 120), url: httpsUrlSchema }),
    missions: listSchema(1, 300, missionSchema, ({ id }) => id),
    ...citedFileEntries,
  }),
  statementsAreCited(({ missions }) => {
    const serving = missions.filter(({ alsoServes }) => alsoServes.length > 0).map(({ id }) => `${id}.serves`);
    const facts = ['assistanceCentre', ...missions.map(({ id }) => id), ...serving];
    // Whoever tells its contact mostly tells whom it serves.
    return { facts, follows: (fact) => serving.includes(fact) };
  }),
  v.transform((file) => ({
    ...file,
    assistanceCentre: { ...file.assistanceCentre, ...knownFrom(file, 'assistanceCentre') },
    missions: file.missions.map((mission) => {
      const sources = [...ownSources(file, mission.id), ...ownSources(file, `${mission.id}.serves`)];
      return { ...mission, ...knownFrom(file, mission.id), sources };
    }),
  })),
);

export type MexicanMissions = v.InferOutput<typeof mexicanMissionsSchema>;
export type MexicanMission = MexicanMissions['missions'][number];

/** Whom a Mexican turns to in one place: `missions` are those of the place first, then those that serve it from elsewhere. */
export interface MexicanHelp extends Pick<MexicanMissions, 'assistanceCentre' | 'travelGuide'> {
  missions: readonly MexicanMission[];
  /** The numbers of the place itself; undefined where sources disagree or say nothing. */
  local: LocalEmergency | undefined;
}
