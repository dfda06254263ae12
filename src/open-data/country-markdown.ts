import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { earlierWords, figureFootnotes, figureWords } from '../catalogue/country-summary.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import type { EvidentFact } from '../catalogue/facts.ts';
import { hasTakenEffect } from '../catalogue/in-force.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { passportWords } from '../catalogue/passport-words.ts';
import { processingTimeWords } from '../catalogue/processing-time.ts';
import type { Citation } from '../catalogue/schema-parts.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { badgeLabel, UNCONFIRMED } from '../catalogue/visa-status.ts';
import { chargedBy, fraudWarning, questionTitle, statusQualifier } from '../catalogue/wording.ts';
import type { CountryPageData } from '../country/country-page-data.ts';
import { isBesideTheFigure } from '../country/figure-notes.tsx';
import { howSeen, howSure } from '../country/how-we-know.tsx';
import { answerLine } from '../country/share-text.ts';
import { FACT_LABELS } from '../country/sources.tsx';
import { DATA_LICENSE } from './public-catalogue.ts';
import { countryDataPath } from './public-country.ts';

/** Where a country answers as Markdown. */
export function markdownPath(slug: string): string {
  return `/pais/${slug}.md`;
}

type Shown = Omit<CountryPageData, 'related' | 'travelGuide'>;
type Lines = readonly (string | undefined | false)[];

/** The answer of a country for programs that read text: what its page says, each fact with its sources and days. */
export function countryMarkdown(data: Shown): string {
  const { lead, country, stay, cost, coming = [], rates, state, pageUrl, today } = data;
  const { costs, conditional, embassyInfo, passportValidity, statusChange, territory, updates } = country;
  const { origin } = new URL(pageUrl);
  const payee = chargedBy(country);
  const warning = fraudWarning(country);
  const alerts = updates.filter((update) => update.concerns === 'alert' && hasTakenEffect(update, today));
  const known = (fact: EvidentFact) => evidenceLines(data, fact);
  return `${[
    `# ${questionTitle(country)}`,
    ...lead.map((sentence) => `**${text(sentence)}**`),
    answerLine(country.visaStatus, statusQualifier(country), { stay: figureWords(stay), cost }),
    ...coming.map((change) => `**Cambia el ${formatPartialDate(change.from)}:** ${text(change.text)}`),
    ...alerts.map((alert) => `**${text(alert.title)}** ${told(alert, today)}`),
    conditional && `**Depende:** ${text(conditional.summary)}`,
    `**Qué sigue:** ${text(country.nextStep)}`,
    territory &&
      `**Es un territorio.** ${text(territory.rules)}${state ? ` Su ficha es la de ${state.nameSpanish}.` : ''}`,
    country.depth === 'brief' &&
      '**Esta ficha es breve.** Te dice la respuesta y de dónde la sabemos; no es la lista completa de requisitos.',
    ...section('Visa', [
      text(country.notes),
      statusChange &&
        `**${statusChange.since}:** ${text(statusChange.summary)} Antes: ${statusChange.earlier}. ${link(statusChange.source)}`,
      ...known('visaStatus'),
    ]),
    ...section('Estancia', [
      [stay.lead, ...figureFootnotes(stay)].join(' · '),
      ...stay.notes.filter((update) => isBesideTheFigure(update, today)).map((update) => told(update, today)),
      ...known('maxStay'),
    ]),
    ...section('Costo', [
      [cost.lead, ...figureFootnotes(cost), ...earlierWords(cost)].join(' · '),
      list([
        ...(cost.lines ?? []).map(text),
        costs.processingTime && `Tiempo de trámite: ${processingTimeWords(costs.processingTime)}`,
        costs.additionalFees && `Costo extra: ${text(costs.additionalFees)}`,
        payee && `Cobra: ${text(payee)}`,
        cost.original && `Pesos al tipo de cambio de referencia del ${formatPartialDate(rates.date)}`,
        warning && `Cuidado: ${text(warning)}`,
      ]),
      ...cost.notes.filter((update) => isBesideTheFigure(update, today)).map((update) => told(update, today)),
      ...known('costs'),
    ]),
    ...section('Trámite', [
      text(country.procedure),
      country.processSteps?.map((step, index) => `${index + 1}. ${text(step)}`).join('\n'),
      country.applicationUrl && `Portal oficial: <${country.applicationUrl}>`,
      ...known('procedure'),
    ]),
    ...section('Depende de tu caso', [
      conditional &&
        list([
          ...conditional.rules.map(
            (rule) =>
              `${badgeLabel(rule.visaStatus)}${rule.confidence === 'low' ? ` · ${UNCONFIRMED}` : ''}: ${text(rule.text)} ${link(rule.source)}, revisado el ${formatPartialDate(rule.checkedOn)}`,
          ),
          `${badgeLabel(conditional.otherwise.visaStatus)}: ${text(conditional.otherwise.text)}`,
        ]),
    ]),
    ...section('Pasaporte', [
      passportValidity &&
        `${passportWords(passportValidity)} ${link(passportValidity.source)}, revisado el ${formatPartialDate(passportValidity.checkedOn)}`,
    ]),
    ...section('Requisitos', [list(country.requirements.map((line) => text(line.text)))]),
    ...section('Salud', [list(country.healthRequirements.map((line) => text(line.text)))]),
    ...section('Embajada en México', [
      embassyInfo &&
        list([
          text(embassyInfo.name),
          embassyInfo.phone,
          embassyInfo.address && text(embassyInfo.address),
          embassyInfo.website && `<${embassyInfo.website}>`,
        ]),
    ]),
    ...section('Qué ha cambiado', [list(updates.map((update) => `**${text(update.title)}.** ${told(update, today)}`))]),
    ...section('Fuentes', [
      list(
        country.sources.map(
          (source) =>
            `${link(source)}: ${source.supports.map((fact) => FACT_LABELS[fact]).join(', ')}; revisada el ${formatPartialDate(source.checkedOn)}`,
        ),
      ),
    ]),
    '---',
    `Datos verificados el ${formatPartialDate(country.checkedOn)}. Información solo de referencia; confirma con la embajada o el consulado antes de viajar.`,
    list([
      `Página: ${pageUrl}`,
      `Datos: ${origin}${countryDataPath(country.slug)}`,
      `Reportar un error: ${origin}/reportar-error?pais=${country.slug}`,
      `Licencia: ${DATA_LICENSE.name}. Di de dónde salió: Pasaporte Verde, con la fecha y el enlace de la página`,
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** Nothing where a country has nothing to say of it. */
function section(heading: string, parts: Lines): Lines {
  return parts.some(Boolean) ? [`## ${heading}`, ...parts] : [];
}

/** What `¿Cómo lo sabemos?` opens on the page. */
function evidenceLines({ country, today }: Shown, fact: EvidentFact): Lines {
  const evidence = evidenceOf(country, fact, today);
  if (!evidence) return [];
  const sources = [...(evidence.leader ? [evidence.leader.source] : []), ...evidence.sources];
  return [
    evidence.disputed && `**En duda:** ${text(evidence.disputed)}`,
    howSure(evidence),
    list(sources.map((source) => `${link(source)}, ${howSeen(source)}`)),
  ];
}

function told(update: CountryUpdate, today: string): string {
  return `${updateDateline(update, today)}: ${text(update.summary)} ${link(update.source)}`;
}

function list(items: Lines): string {
  return items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}

function link({ name, url, published }: Citation): string {
  const day = published ? ` (${formatPartialDate(published)})` : '';
  return `[${text(name)}](<${url}>)${day}`;
}

/** On one line, with what Markdown would take for its own marks escaped. */
function text(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]*_`<>]/g, '\\$&');
}
