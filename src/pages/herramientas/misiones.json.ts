import type { APIRoute } from 'astro';
import { catalogue } from '../../records/catalogue.server.ts';
import { mexicanMissions, missionsIn } from '../../records/mexican-missions.server.ts';
import type { MissionsFile } from '../../trip/checklist/help-contacts.tsx';

/** Whom a Mexican turns to in each country, for the lists of `/mi-lista`. */
export const GET: APIRoute = () => {
  const { assistanceCentre, travelGuide } = mexicanMissions();
  const missions = Object.fromEntries(
    catalogue().countries.flatMap(({ iso2 }) => {
      const found = missionsIn(iso2);
      return found.length > 0 ? [[iso2, found]] : [];
    }),
  );
  return Response.json({ assistanceCentre, travelGuide, missions } satisfies MissionsFile);
};
