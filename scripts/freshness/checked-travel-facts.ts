import type { Catalogue, Country } from '../../src/catalogue/country.ts';
import type { MexicanMissions } from '../../src/catalogue/mexican-missions-schema.ts';
import type { TransitFacts } from '../../src/records/transit-load.server.ts';
import type { MinorsLeavingMexico } from '../../src/tools/checklist/minors-schema.ts';
import type { CheckedFact } from './checked-facts.ts';

/** What the tools answer with, beside the facts of the records: passport validity, layovers, Mexico's missions, minors. */
export function checkedTravelFacts(
  { countries, stayRule }: Catalogue,
  { hubs, notes }: TransitFacts,
  { assistanceCentre, missions }: MexicanMissions,
  minors: MinorsLeavingMexico,
): CheckedFact[] {
  return [
    ...checkedValidities(countries),
    ...(stayRule
      ? [
          {
            place: 'Schengen',
            fact: 'cuenta de 90 en 180',
            checkedOn: stayRule.checkedOn,
            file: 'content/shared-updates/schengen.yaml',
          },
        ]
      : []),
    ...hubs.map(({ id, name, checkedOn }) => ({
      place: name,
      fact: 'escala',
      checkedOn,
      file: `content/transit/${id}.yaml`,
    })),
    ...notes.map(({ title, checkedOn }) => ({
      place: 'Escalas',
      fact: title,
      checkedOn,
      file: 'content/layover-notes.yaml',
    })),
    {
      place: 'Mi lista',
      fact: 'salida de menores',
      checkedOn: minors.checkedOn,
      file: 'content/minors-leaving-mexico.yaml',
    },
    // One row for every day of checking: thirty names would push the file off the screen.
    ...[...new Set([assistanceCentre, ...missions].map(({ checkedOn }) => checkedOn))].map((checkedOn) => ({
      place: 'Misiones de México',
      fact: 'teléfonos y direcciones',
      checkedOn,
      file: 'content/mexican-missions.yaml',
    })),
  ];
}

/** A rule that members of an area share is one fact, of the area's own file. */
function checkedValidities(countries: readonly Country[]): CheckedFact[] {
  const shared = new Set<string>();
  return countries.flatMap(({ slug, nameSpanish, area, passportValidity }) => {
    if (!passportValidity) return [];
    const { checkedOn } = passportValidity;
    const fact = 'vigencia del pasaporte';
    const isShared =
      area &&
      countries.filter((other) => other.area === area && other.passportValidity === passportValidity).length > 1;
    if (!isShared) return [{ place: nameSpanish, fact, checkedOn, file: `content/countries/${slug}.yaml` }];
    if (shared.has(area)) return [];
    shared.add(area);
    return [{ place: 'Schengen', fact, checkedOn, file: `content/shared-updates/${area}.yaml` }];
  });
}
