import {
  type MexicanHelp,
  type MexicanMission,
  type MexicanMissions,
  mexicanMissionsSchema,
} from '../catalogue/mexican-missions-schema.ts';
import { contentReader } from './content-files.server.ts';
import { localEmergency } from './emergency-numbers.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `content/mexican-missions.yaml`; every mistake is in `problems`. */
export const readMexicanMissions = contentReader((files) => {
  const missions = files.readYaml('mexican-missions.yaml', mexicanMissionsSchema).whole;
  const codes = missions?.missions.flatMap(({ iso2, alsoServes }, index) =>
    [iso2, ...alsoServes].map((code) => [`missions.${index}.iso2`, code] as const),
  );
  files.checkCodes('mexican-missions.yaml', codes ?? []);
  return { missions };
});

const read = readOnce(readMexicanMissions);

/** Mexico's missions abroad, for this build. @throws {ContentError} */
export const mexicanMissions = (): MexicanMissions => read().missions;

/** Whom a Mexican turns to in a place: Mexico's missions, and in danger the emergency services there. */
export function mexicanHelp(iso2: string): MexicanHelp {
  const { assistanceCentre, travelGuide } = mexicanMissions();
  return { assistanceCentre, travelGuide, missions: missionsIn(iso2), local: localEmergency(iso2) };
}

/**
 * The missions a traveller in `iso2` turns to: those of that country first, then those that serve it from another.
 * Closed ones are there too, since what they say to do instead is what the traveller needs.
 */
export function missionsIn(iso2: string): MexicanMission[] {
  const { missions } = mexicanMissions();
  return [
    ...missions.filter((mission) => mission.iso2 === iso2),
    ...missions.filter((mission) => mission.iso2 !== iso2 && mission.alsoServes.includes(iso2)),
  ];
}
