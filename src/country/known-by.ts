import { confidenceLabel } from '../catalogue/confidence.ts';
import type { Country, Narrative } from '../catalogue/country.ts';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { type Evidence, evidenceOf } from '../catalogue/evidence.ts';
import { type CitedFact, type EvidentFact, factLabel, type NamedFact } from '../catalogue/facts.ts';
import { formatPartialDate, isFullDate, type PartialDate } from '../catalogue/partial-date.ts';
import type { Citation } from '../catalogue/schema-parts.ts';
import { isAuthority, type Rank, rankOf } from '../catalogue/source-kind.ts';
import { reportPath } from '../catalogue/trip-tools.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { type KnownBy, link, type Words } from './section-model.ts';

/** The fact as the disclosure names it. */
const NAMES = {
  visaStatus: 'Visa',
  maxStay: 'Estancia',
  costs: 'Costo',
  charges: 'Costo extra',
  procedure: 'Trámite',
} as const satisfies Partial<Record<NamedFact, string>>;

/** What one fact rests on; nothing where the record does not state it. `today` is `YYYY-MM-DD`. */
export function knownBy(data: CountrySummary & { today: string }, fact: keyof typeof NAMES): KnownBy | undefined {
  const evidence = evidenceOf(data.country, fact, data.today);
  if (!evidence) return undefined;
  // What has led the page is not said twice.
  const led = (fact === 'visaStatus' && data.country.doubt) || '';
  const doubt = evidence.doubt?.replace(led, '').trim();
  return {
    name: NAMES[fact],
    checkedOn: evidence.checkedOn,
    lines: [...(doubt ? [[{ strong: led ? 'Quién dice qué:' : 'En duda:' }, ` ${doubt}`]] : []), [howSure(evidence)]],
    sources: [
      ...evidence.sources.map((source) => [link(source), `, ${howSeen(source)}`]),
      ...evidence.doubting.map((source) => [link(source), `, ${howSeen(source)}: dice otra cosa o no lo confirma`]),
    ],
    // What is paid apart is reported with the cost it stands under.
    ...(fact !== 'charges' && { report: reportOf(data, fact) }),
  };
}

/** What a report of a wrong figure begins with; `reportar-error` reads the names of the facts. */
function reportOf({ country, stay, cost }: CountrySummary, fact: EvidentFact): KnownBy['report'] {
  const [reportAs, said] = {
    visaStatus: ['visa', verdictLabel(country.visaStatus)],
    maxStay: ['estancia', stay.value],
    costs: ['costos', cost.value],
    procedure: ['tramite', country.procedure],
  }[fact] as [string, string];
  return { slug: country.slug, fact: reportAs, says: `${NAMES[fact]}: ${said}` };
}

/** The same of a narrative. */
export function narrativeKnownBy({ sources, checkedOn }: Narrative): KnownBy {
  return {
    name: 'Este texto',
    checkedOn,
    lines: [[`Revisado el ${formatPartialDate(checkedOn)}.`]],
    sources: sources.map((source) => [link(source), `, ${howSeen(source)}`]),
  };
}

/** Where to say that something of a section is wrong: the form begins with all that the section states. */
export function reportOn(known: readonly KnownBy[]): string | undefined {
  const reports = known.flatMap(({ report }) => report ?? []);
  const [first] = reports;
  return first && reportPath(first.slug, first.fact, reports.map(({ says }) => says).join('; '));
}

/** `leído en su sitio`, as it stands behind a source. */
function howSeen({ seen, captured, citedBy = 'la revisión abierta MultiPass Rank' }: Citation): string {
  switch (seen) {
    case 'live':
      return 'leído en su sitio';
    case 'stored-copy':
      return ['leído en una copia guardada', captured && copiedOn(captured)].filter(Boolean).join(' ');
    case 'cited':
      return `citado por ${citedBy}`;
  }
}

/** `del 13 de septiembre de 2024`, and `de 2023` where only the year is known. */
function copiedOn(captured: PartialDate): string {
  return `${isFullDate(captured) ? 'del' : 'de'} ${formatPartialDate(captured)}`;
}

/** `Revisado el 21 de noviembre de 2026, con confianza alta: sale de la regla de visa.` */
function howSure(evidence: Evidence): string {
  const { checkedOn, confidence, followsFromStatus, fact } = evidence;
  const sure = confidence === 'low' ? 'y sigue por confirmar' : `con ${confidenceLabel(confidence)}`;
  const derived = followsFromStatus && fact !== 'visaStatus' ? ': sale de la regla de visa' : '';
  const unofficial = evidence.sources.some(isAuthority) ? '' : ' Falta que lo diga el gobierno de allá.';
  return `Revisado el ${formatPartialDate(checkedOn)}, ${sure}${derived}.${unofficial}`;
}

const KIND_LABELS: Record<Rank, string> = {
  authority: 'autoridad',
  'other-government': 'otro gobierno',
  carrier: 'transportista',
  data: 'datos abiertos',
  press: 'prensa y guías',
};

/** Where every statement comes from: what each source carries or doubts, when it was published, whose it is and how it was read. */
export function sourceEntries({ sources }: Country): { words: Words; checkedOn: string }[] {
  const labels = (facts: readonly CitedFact[]) => [...new Set(facts.map(factLabel))].join(', ');
  return sources.map((source) => {
    const { name, url, supports, doubts = [], published, checkedOn } = source;
    return {
      words: [
        { name, url },
        supports.length > 0 ? `: ${labels(supports)}` : '',
        doubts.length > 0 ? ` · pone en duda: ${labels(doubts)}` : '',
        published ? ` · publicada: ${formatPartialDate(published)}` : '',
        ` · ${KIND_LABELS[rankOf(source)]}`,
      ],
      checkedOn,
    };
  });
}
