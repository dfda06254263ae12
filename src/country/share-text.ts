import { type CountrySummary, figureWords } from '../catalogue/country-summary.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import type { FigureInForce } from '../catalogue/in-force.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { questionTitle, statusQualifier } from '../catalogue/voice/wording.ts';
import { asText } from './section-model.ts';
import { dependsWords } from './sections.ts';

export interface PrintedFigures {
  stay: string;
  cost: Pick<FigureInForce, 'value' | 'original' | 'isInDoubt'>;
}

/** What a message says of a country: the answer, its conditions, when it was checked and by whom it is said. */
export function shareText({ lead, country, stay, cost, today }: CountrySummary & { today: string }): string {
  const qualifier = statusQualifier(country);
  return lines(
    questionTitle(country),
    ...lead,
    answerLine(country.visaStatus, qualifier, { stay: figureWords(stay), cost }),
    country.conditional && asText(dependsWords(country.conditional)),
    checkedLine(country.checkedOn, evidenceOf(country, 'visaStatus', today)?.sources[0]?.name),
  );
}

/** `NO NECESITAS VISA · por confirmar. Estancia: 30 días. Costo: Gratis.` */
export function answerLine(status: string, qualifier: string | undefined, { stay, cost }: PrintedFigures): string {
  return `${[verdictLabel(status), qualifier].filter(Boolean).join(' · ')}. Estancia: ${stay}. Costo: ${figureWords(cost)}.`;
}

export function checkedLine(day: string, source: string | undefined): string {
  const said = `Datos verificados el ${formatPartialDate(day)}.`;
  return source ? `${said} Fuente: ${source}${source.endsWith('.') ? '' : '.'}` : said;
}

/** What there is to say, a line each. */
export function lines(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n');
}
