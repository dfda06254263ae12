import type { Country } from '../catalogue/country.ts';
import type { MexicanHelp, MexicanMission } from '../catalogue/mexican-missions-schema.ts';
import { missionName, missionNote, missionPhones, phoneHref } from '../catalogue/mission-words.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { Citation } from '../catalogue/schema-parts.ts';
import { reportPath } from '../catalogue/trip-tools.ts';
import { nameInSentence } from '../catalogue/voice/wording.ts';
import { fields, notes, type Part, type Section, text } from './section-model.ts';

/** Whom to call from there, in the order of a bad day: the numbers of the place, Mexico's mission, then who answers from anywhere. */
export function troubleOf(country: Country, help: MexicanHelp): Section {
  const { iso2 } = country;
  const { assistanceCentre: centre, local, missions, travelGuide } = help;
  // Of a closed one the note says what to do instead; whoever answers for it comes first.
  const closed = missions.filter((mission) => mission.closed);
  const open = missions.filter((mission) => !mission.closed);
  // Of several in the country the one that can be called comes first.
  const [first, ...others] = open.toSorted((a, b) => Number(a.phones.length === 0) - Number(b.phones.length === 0));
  const cited = [...missions.flatMap(({ sources }) => sources), centre.source, ...(local ? [local.source] : [])];
  const [oldestDay = centre.checkedOn] = [...missions, centre, ...(local ? [local.source] : [])]
    .map(({ checkedOn }) => checkedOn)
    .sort();
  const note = first && missionNote(first);
  const said = first ? [missionName(first), ...missionPhones(first).map(({ number }) => number)].join(', ') : '';
  const serves = first?.iso2 === iso2 ? '' : ' Está por confirmar que atienda también este destino: pregunta al CIAM.';
  const nobody = `Está por confirmar qué embajada de México atiende ${nameInSentence(country)}: pregunta al CIAM a cualquier hora.`;
  return {
    title: 'Si algo sale mal',
    parts: [
      {
        kind: 'fields',
        fields: local
          ? local.numbers.map(({ label, number }) => ({ label, value: number, href: phoneHref(number) }))
          : [{ label: 'Emergencias allá', value: 'Por confirmar: pregúntalo donde te hospedas' }],
      },
      ...closed.flatMap((mission) => [text({ strong: missionName(mission) }), ...notes([mission.note ?? []].flat())]),
      ...(first ? [text({ strong: missionName(first) }, serves)] : []),
      ...(first || closed.length > 0 ? [] : [text(nobody)]),
      ...notes(note ? [note] : []),
      {
        kind: 'fields',
        fields: [
          ...(first ? phoneFields(first) : [{ label: 'Búscala', value: 'Guía del viajero', href: travelGuide.url }]),
          ...others.flatMap(otherPhone),
          {
            label: 'CIAM, ayuda de México, 24 horas',
            value: centre.international,
            href: phoneHref(centre.international),
          },
        ],
      },
      text({ name: 'Qué hacer primero', url: '/si-algo-sale-mal' }, ' · ', {
        name: '¿Dato equivocado?',
        url: reportPath(country.slug, 'embajada', said),
      }),
      {
        kind: 'fold',
        title: others.length > 0 ? 'Otras oficinas y fuentes' : 'Dirección y fuentes',
        parts: [
          ...(first ? placeParts(first) : []),
          ...others.flatMap((mission) => [
            text({ strong: missionName(mission) }),
            ...notes([missionNote(mission) ?? []].flat()),
            ...fields(phoneFields(mission).slice(1)),
            ...placeParts(mission),
          ]),
          sourcesLine(cited, oldestDay),
        ],
      },
    ],
  };
}

function phoneFields(mission: MexicanMission) {
  return missionPhones(mission).map(({ label, number }) => ({ label, value: number, href: phoneHref(number) }));
}

/** By its city, since nobody looks for an office in a fold on a bad day; in the fold is what else there is of it. */
function otherPhone(mission: MexicanMission) {
  const [first] = phoneFields(mission);
  if (!first) return [];
  const city = mission.city ?? mission.name;
  return [{ ...first, label: first.label === 'Oficina' ? `${city} (oficina)` : city }];
}

function placeParts({ address, website }: MexicanMission): Part[] {
  const site = website ? [{ label: 'Sitio', value: new URL(website).hostname, href: website }] : [];
  return [...notes(address ? [address] : []), ...fields(site)];
}

/** Every source once, in one sentence, and the oldest day on which one was read. */
function sourcesLine(cited: readonly Citation[], day: string): Part {
  const links = [...new Map(cited.map(({ name, url }) => [url, { name, url }])).values()];
  return text('Fuentes: ', ...links.flatMap((one) => [one, '; ']), `revisadas el ${formatPartialDate(day)}.`);
}
