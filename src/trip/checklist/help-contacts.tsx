import type { MexicanMission, MexicanMissions } from '../../catalogue/mexican-missions-schema.ts';
import { missionName, missionNote, missionPhones } from '../../catalogue/mission-words.ts';
import { nameInSentence, withPreposition } from '../../catalogue/wording.ts';
import type { ListFacts } from './build-list.ts';

/** Address of Mexico's missions by country, made at build. */
export const MISSIONS_PATH = '/herramientas/misiones.json';

/** Whom a Mexican turns to abroad. `missions` is by ISO code; a country that is not there has none we know of. */
export interface MissionsFile {
  assistanceCentre: MexicanMissions['assistanceCentre'];
  travelGuide: MexicanMissions['travelGuide'];
  missions: Record<string, MexicanMission[]>;
}

interface HelpPhone {
  /** What it is for, where there is more than one. */
  label: string;
  number: string;
}

/** Somebody to turn to. */
interface HelpLine {
  title: string;
  name: string;
  phones: HelpPhone[];
  address?: string | undefined;
  website?: string | undefined;
  /** What to do instead of calling, or what to know before. */
  note?: string | undefined;
}

/** Whom to ask before the trip and whom to call during it. On a phone every number can be tapped. */
export function HelpContacts({ facts, missions }: { facts: ListFacts; missions: MissionsFile | undefined }) {
  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby="grupo-ayuda">
      <h3 id="grupo-ayuda">A quién llamar</h3>
      <ul className="ruled checklist__help">
        {helpLines(facts, missions).map((line) => (
          <li key={`${line.title} ${line.name}`}>
            <p className="note">{line.title}</p>
            <h4>{line.name}</h4>
            {line.phones.map((phone) => (
              <p key={phone.number} className="figure-text">
                {phone.label}: <Phone {...phone} />
              </p>
            ))}
            {line.address && <p className="note">{line.address}</p>}
            {line.note && <p className="note">{line.note}</p>}
            {line.website && (
              <p>
                <a href={line.website} target="_blank" rel="noopener">
                  {withoutScheme(line.website)}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only an international number can be dialled from anywhere; another is shown as it is published. */
function Phone({ number }: HelpPhone) {
  if (!number.startsWith('+')) return number;
  return <a href={`tel:${number.replace(/,.*|[^\d+]/g, '')}`}>{number}</a>;
}

export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}

/** The destination's embassy in Mexico, Mexico's missions there, and the assistance centre that answers from anywhere. */
export function helpLines(facts: ListFacts, file: MissionsFile | undefined): HelpLine[] {
  const lines = [embassyLine(facts)];
  if (!file) {
    return [
      ...lines,
      { title: 'Embajada de México en tu destino', name: 'No pudimos cargar los teléfonos de México.', phones: [] },
    ];
  }
  const missions = file.missions[facts.iso2] ?? [];
  lines.push(
    ...(missions.length > 0
      ? missions.map((mission) => missionLine(mission, facts))
      : [unknownMission(facts, file.travelGuide)]),
  );
  const { name, hours, international, note } = file.assistanceCentre;
  lines.push({ title: 'Desde cualquier país', name, phones: [{ label: hours, number: international }], note });
  return lines;
}

function embassyLine({ embassyInfo, ...country }: ListFacts): HelpLine {
  const title = 'Antes de ir';
  if (!embassyInfo) {
    return {
      title,
      name: `Embajada ${withPreposition('de', country)} en México: por confirmar si hay una.`,
      phones: [],
    };
  }
  const { name, phone, address, website } = embassyInfo;
  return { title, name, phones: phone ? [{ label: 'Teléfono', number: phone }] : [], address, website };
}

function missionLine(mission: MexicanMission, country: ListFacts): HelpLine {
  const { iso2, name, address, website } = mission;
  const kind = name.startsWith('Consulado') ? 'Consulado' : 'Embajada';
  return {
    // Some look after a neighbour, too.
    title: `${kind} de México ${iso2 === country.iso2 ? 'en' : 'que atiende'} tu destino`,
    name: missionName(mission),
    phones: missionPhones(mission),
    address,
    website,
    note: missionNote(mission),
  };
}

function unknownMission(country: ListFacts, guide: MissionsFile['travelGuide']): HelpLine {
  return {
    title: 'Embajada de México en tu destino',
    name: `Teléfono de emergencia de México en ${nameInSentence(country)}: por confirmar.`,
    phones: [],
    note: `Búscalo antes de salir. ${guide.name}:`,
    website: guide.url,
  };
}
