import type { MexicanMission, MexicanMissions } from '../../catalogue/mexican-missions-schema.ts';

/** Address of Mexico's missions by country, made at build. */
export const MISSIONS_PATH = '/herramientas/misiones.json';

/** Whom a Mexican turns to abroad. `missions` is by ISO code; a country that is not there has none we know of. */
export interface MissionsFile {
  assistanceCentre: MexicanMissions['assistanceCentre'];
  travelGuide: MexicanMissions['travelGuide'];
  missions: Record<string, MexicanMission[]>;
}
