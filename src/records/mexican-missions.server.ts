import type { MexicanMission, MexicanMissions } from '../catalogue/mexican-missions-schema.ts';
import { loadMexicanMissions } from './mexican-missions-load.server.ts';

let loaded: MexicanMissions | undefined;

/**
 * Mexico's missions abroad, read once for this build. Always the project's own: benchmarks generate countries, not missions.
 * @throws {ContentError} naming every mistake.
 */
export function mexicanMissions(): MexicanMissions {
  loaded ??= loadMexicanMissions(`${process.cwd()}/content`);
  return loaded;
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
