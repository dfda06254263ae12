import { ENTRY_FACTS } from '../catalogue/facts.ts';
import { formatMoney } from '../catalogue/money.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { waysWords } from '../catalogue/situation.ts';
import { badgeLabel } from '../catalogue/visa-status.ts';
import type { PublicCatalogue } from './public-catalogue.ts';
import type { PublicCountry } from './public-country.ts';
import { catalogueOn, type Release } from './releases.ts';

type Facts = ReadonlyMap<string, string>;

/** What a release added, changed and ended, in Markdown: the facts, not the day somebody read them again, nor the rate of the peso. */
export function releaseNotes(releases: readonly Release[], { day, sha256, about }: Release): string {
  const earlier = releases.filter((release) => release.day < day).at(-1);
  const before = publicFacts(earlier && catalogueOn(releases, earlier.day));
  const after = publicFacts(catalogueOn(releases, day));
  const added = [...after].filter(([fact]) => !before.has(fact));
  const ended = [...before].filter(([fact]) => !after.has(fact));
  const changed = [...after].flatMap(([fact, value]) => {
    const was = before.get(fact);
    return was === undefined || was === value ? [] : [[fact, `${was} → ${value}`] as const];
  });
  const groups = earlier
    ? [group('Datos nuevos', added), group('Datos que cambiaron', changed), group('Datos que terminaron', ended)]
    : [`Primera publicación: ${after.size} datos.`];
  const said = groups.filter(Boolean);
  return `${[
    `# Datos del ${formatPartialDate(day)}`,
    `Versión ${about.release}. SHA-256 de \`paises.json\`: \`${sha256}\``,
    ...(said.length > 0 ? said : ['Ningún dato cambió.']),
    '',
  ]
    .join('\n\n')
    .trimEnd()}\n`;
}

function group(heading: string, facts: readonly (readonly [string, string])[]): string {
  if (facts.length === 0) return '';
  return `## ${heading}\n\n${facts.map(([fact, value]) => `- ${fact}${value && `: ${value}`}`).join('\n')}`;
}

/** Every fact of a catalogue by its name, `Japón · Estancia`. */
function publicFacts(catalogue: PublicCatalogue | undefined): Facts {
  return new Map(
    (catalogue?.countries ?? []).flatMap((country) =>
      countryFacts(country).map(([fact, value]) => [`${country.nameSpanish} · ${fact}`, value] as const),
    ),
  );
}

/** Fields of which the notes tell nothing. */
const UNTOLD = 'slug iso2 name nameSpanish region depth territory checkedOn processSteps pages'.split(' ');

/** A field without words of its own here is told by its name. */
function countryFacts(country: PublicCountry): [fact: string, value: string][] {
  const { visaStatus, maxStay, cost, procedure, notes, entry, applicationUrl, ...more } = country;
  const { requirements, healthRequirements, conditions, updates, ...others } = more;
  const fee = cost && (cost.original ? formatMoney(cost.original) : 'Gratis');
  const single: [string, string | null | undefined][] = [
    ['Visa', badgeLabel(visaStatus.value)],
    ['Visa, según cómo llegas', visaStatus.onlyBy && waysWords(visaStatus.onlyBy.ways)],
    ['Estancia', maxStay?.value],
    ['Costo', fee],
    ['Trámite', procedure.value],
    ['La regla', notes],
    ['Portal', applicationUrl],
    ...ENTRY_FACTS.map((fact): [string, string | null] => [fact, entry[fact] && JSON.stringify(entry[fact].value)]),
    ...Object.entries(others)
      .filter(([field]) => !UNTOLD.includes(field))
      .map(([field, told]): [string, string | null] => [field, told && JSON.stringify(told)]),
  ];
  return [
    ...single.flatMap(([fact, value]): [string, string][] => (value ? [[fact, value]] : [])),
    ...requirements.map((text): [string, string] => [`Requisito «${text}»`, '']),
    ...healthRequirements.map((text): [string, string] => [`Salud «${text}»`, '']),
    ...conditions.map((rule): [string, string] => [`Caso «${rule.text}»`, badgeLabel(rule.visaStatus)]),
    ...updates.map((update): [string, string] => [`Cambio «${update.title}»`, update.summary]),
  ];
}
