import type { Catalogue, Country } from '../../src/catalogue/country.ts';
import { evidenceOf } from '../../src/catalogue/evidence.ts';
import { EVIDENT_FACTS, type EvidentFact } from '../../src/catalogue/facts.ts';
import type { MexicanMissions } from '../../src/catalogue/mexican-missions-schema.ts';
import { daysSince } from '../../src/catalogue/stale-fact.ts';
import { type Ending, endings } from '../../src/catalogue/valid-until.ts';
import type { HomeTexts } from '../../src/home/texts/load.server.ts';
import type { Editorial } from '../../src/reading/load.server.ts';
import type { TransitFacts } from '../../src/records/transit.server.ts';
import type { PublishedVisaGuide } from '../../src/records/visa-guides.server.ts';
import type { MinorsLeavingMexico } from '../../src/trip/checklist/minors-schema.ts';

/** Something an editor looked up on a day, and will have to look up again. */
export interface CheckedFact {
  /** Country, or the part of the site it belongs to. */
  place: string;
  fact: string;
  /** `YYYY-MM-DD`. */
  checkedOn: string;
  file: string;
}

interface Content {
  catalogue: Catalogue;
  editorial: Pick<Editorial, 'wiki'>;
  home: Pick<HomeTexts, 'faq'>;
  transit: TransitFacts;
  missions: MexicanMissions;
  minors: MinorsLeavingMexico;
  visaGuides: readonly PublishedVisaGuide[];
}

const FACT_NAMES: Record<EvidentFact, string> = {
  visaStatus: 'visa',
  maxStay: 'estancia',
  costs: 'costo',
  procedure: 'trámite',
};

function toFact(place: string, fact: string, { checkedOn }: { checkedOn: string }, name: string): CheckedFact {
  return { place, fact, checkedOn, file: `content/${name}` };
}

/** Everything with a check date: the facts of every record, and what the screens and tools answer with besides. */
export function checkedFacts(content: Content, today: string) {
  const { catalogue, editorial, home, transit, missions, minors, visaGuides } = content;
  const { countries, rates, stayRule, yellowFeverRisk } = catalogue;
  const narratives = countries.flatMap(({ nameSpanish, name, humanIntro }) =>
    humanIntro ? toFact(nameSpanish, 'relato', humanIntro, `narratives/${name}.md`) : [],
  );
  const ofCountries = countries.flatMap((country) =>
    EVIDENT_FACTS.flatMap((fact) => {
      const evidence = evidenceOf(country, fact, today);
      return evidence ? toFact(country.nameSpanish, FACT_NAMES[fact], evidence, `countries/${country.slug}.yaml`) : [];
    }),
  );
  // One row for every day of checking: thirty names would push the file off the screen.
  const missionDays = Map.groupBy([missions.assistanceCentre, ...missions.missions], ({ checkedOn }) => checkedOn);
  return [
    ...ofCountries,
    ...narratives,
    toFact('Portada', 'tipos de cambio', { checkedOn: rates.date }, 'exchange-rates.yaml'),
    ...editorial.wiki.map((article) => toFact('Wiki', article.topic.label, article, `wiki/${article.topic.id}.md`)),
    toFact('Portada', 'preguntas frecuentes', home.faq, 'faq.yaml'),
    ...checkedValidities(countries),
    ...(stayRule ? [toFact('Schengen', 'cuenta de 90 en 180', stayRule, 'shared-updates/schengen.yaml')] : []),
    ...(yellowFeverRisk ? [toFact('OMS', 'riesgo de fiebre amarilla', yellowFeverRisk, 'yellow-fever-risk.yaml')] : []),
    ...transit.hubs.map((hub) => toFact(hub.name, 'escala', hub, `transit/${hub.id}.yaml`)),
    ...transit.notes.map((note) => toFact('Escalas', note.title, note, 'layover-notes.yaml')),
    ...visaGuides.map((guide) => toFact(guide.name, 'su página', guide, `visa-guides/${guide.id}.yaml`)),
    toFact('Mi lista', 'salida de menores', minors, 'minors-leaving-mexico.yaml'),
    ...[...missionDays.keys()].map((checkedOn) =>
      toFact('Misiones de México', 'teléfonos y direcciones', { checkedOn }, 'mexican-missions.yaml'),
    ),
  ];
}

/** A rule that members of an area share is one fact, of the area's own file. */
function checkedValidities(countries: readonly Country[]): CheckedFact[] {
  return [...Map.groupBy(countries, ({ passportValidity }) => passportValidity)].flatMap(([validity, sharing]) => {
    const [country, ...others] = sharing;
    if (!validity || !country) return [];
    const isShared = country.area !== undefined && others.length > 0;
    const [place, name] = isShared
      ? ['Schengen', `shared-updates/${country.area}.yaml`]
      : [country.nameSpanish, `countries/${country.slug}.yaml`];
    return toFact(place, 'vigencia del pasaporte', validity, name);
  });
}

/** So many days before a fact ends, an editor is told. */
const WARNED_DAYS = 45;

const ENDING_NAMES: Record<Ending['fact'], string> = {
  ...FACT_NAMES,
  passportValidity: 'vigencia del pasaporte',
  conditional: 'condición',
};

/** What ends soon or has ended, first what ended first: `Corea del Sur · visa · 2026-12-31`. */
export function endingSoon(countries: readonly Country[], today: string) {
  return countries
    .flatMap((country) =>
      endings(country).map(({ fact, day, ends }) => ({
        place: country.nameSpanish,
        fact: ends === 'exemption' ? `${ENDING_NAMES[fact]} (exención)` : ENDING_NAMES[fact],
        validUntil: day,
        file: `content/countries/${country.slug}.yaml`,
      })),
    )
    .filter(({ validUntil }) => daysSince(today, validUntil) <= WARNED_DAYS)
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil));
}
