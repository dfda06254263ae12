import * as v from 'valibot';
import type { LocalEmergency } from './emergency-numbers-schema.ts';
import {
  citationSchema,
  citedEntries,
  fullDateSchema,
  highNeedsAuthority,
  httpsUrlSchema,
  oneOf,
  phoneSchema,
} from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** `emergency`: somebody in danger, at any hour; `protection`: legal and consular help; `office`: everything else. */
export const MISSION_PHONES = ['emergency', 'protection', 'office'] as const;

const isoSchema = v.pipe(
  v.string('Escribe el código ISO.'),
  v.regex(/^[A-Z]{2}$/, 'Usa las dos letras ISO en mayúsculas.'),
);

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
    /** The country where a traveller turns to it, not always the one where it stands. */
    iso2: isoSchema,
    alsoServes: v.optional(v.array(isoSchema), []),
    name: spanishText(10, 110),
    city: v.optional(spanishText(3, 60)),
    address: v.optional(spanishText(8, 160)),
    phones: v.optional(v.array(phone), []),
    website: v.optional(httpsUrlSchema),
    /** Nobody attends there: `note` says what to do instead. */
    closed: v.optional(v.literal(true, 'Escribe true o borra el campo.')),
    note: v.optional(spanishText(20, 320)),
    ...citedEntries,
    /** Who says that it serves the others, where that is not the source of its contact. */
    servesSource: v.optional(citationSchema),
    checkedOn: fullDateSchema,
  }),
  highNeedsAuthority(),
  v.forward(
    v.check(({ closed, note }) => !closed || note !== undefined, 'Está cerrada: di qué hacer en su lugar.'),
    ['note'],
  ),
  v.forward(
    v.check(({ closed, phones }) => !closed || phones.length === 0, 'Está cerrada: quita los teléfonos.'),
    ['phones'],
  ),
);

/** `content/mexican-missions.yaml`: who of Mexico's government helps a traveller, and where. */
export const mexicanMissionsSchema = v.strictObject({
  assistanceCentre: v.pipe(
    v.strictObject({
      name: spanishText(4, 110),
      hours: spanishText(4, 60),
      fromUnitedStates: localPhoneSchema,
      fromMexico: localPhoneSchema,
      international: phoneSchema,
      note: spanishText(20, 220),
      ...citedEntries,
      checkedOn: fullDateSchema,
    }),
    highNeedsAuthority(),
  ),
  /** The ministry's own pages by country, for every mission that is not listed. */
  travelGuide: citationSchema,
  missions: v.array(missionSchema),
});

export type MexicanMissions = v.InferOutput<typeof mexicanMissionsSchema>;
export type MexicanMission = MexicanMissions['missions'][number];

/** Whom a Mexican turns to in one place: `missions` are those of the place first, then those that serve it from elsewhere. */
export interface MexicanHelp extends Pick<MexicanMissions, 'assistanceCentre' | 'travelGuide'> {
  missions: readonly MexicanMission[];
  /** The numbers of the place itself; undefined where sources disagree or say nothing. */
  local: LocalEmergency | undefined;
}
