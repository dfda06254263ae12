import type { Situation } from '../../catalogue/situation.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { isUndecided, type LayoverAnswer, layoverAnswer } from '../../journey/layover-answer.ts';
import type { LayoverHub, LayoverSide } from '../../journey/layover-hub.ts';

interface Stop {
  hub: LayoverHub;
  side: LayoverSide;
  answer: LayoverAnswer;
}

interface LayoverSummary {
  tone: 'good' | 'bad' | 'todo' | 'ask';
  /** The worst of it in a word or two; absent while there is nothing to sum up. */
  word?: string;
  sentences: string[];
}

/**
 * The whole trip in a few sentences: what to arrange before flying, what depends, and where nobody could say. None while
 * there is nothing to sum up: no hub chosen, or it depends on whether the reader leaves the international zone.
 */
export function layoverSummary(
  hubs: readonly LayoverHub[],
  leaves: boolean | undefined,
  situation?: Situation,
): LayoverSummary {
  if (hubs.length === 0) return { tone: 'ask', sentences: [] };
  if (leaves === undefined) {
    const [out, inside] = [true, false].map((each) => layoverSummary(hubs, each, situation));
    return out && out.sentences.join() === inside?.sentences.join() ? out : { tone: 'ask', sentences: [] };
  }
  const stops = hubs.map((hub): Stop => {
    const side = leaves ? hub.landside : hub.airside;
    return { hub, side, answer: layoverAnswer(side, situation) };
  });
  const depends = stops.filter(({ side }) => !situation && isUndecided(side));
  const decided = stops.filter((stop) => !depends.includes(stop));
  const withStatus = (status: string) => decided.filter(({ answer }) => answer.status === status);
  const visas = withStatus('visa-required');
  const needs = [
    need('visa para', visas),
    need('permiso electrónico para', withStatus('eta-required')),
    need('la visa que se da al llegar en', withStatus('visa-on-arrival')),
  ].filter((words) => words !== undefined);
  const free = withStatus('visa-free').filter(({ side }) => !side.hasConditions);
  const conditions = withStatus('visa-free').filter(({ side }) => side.hasConditions);
  const unsure = stops.filter(({ side, answer }) => answer.status === 'unknown' || side.doubt !== undefined);
  const sentences = [
    needs.length > 0 && `Necesitas ${spokenList(needs)}.`,
    free.length > 0 && `Para ${places(free)} no tramitas nada más.`,
    conditions.length > 0 && `Para ${places(conditions)} no tramitas nada si cumples las condiciones de abajo.`,
    depends.length > 0 && `Lo que te piden en ${places(depends)} depende de las visas que tengas.`,
    unsure.length > 0 && `Hay algo en duda sobre ${places(unsure)}: confírmalo con tu aerolínea.`,
  ].filter((sentence) => sentence !== false);
  if (visas.length > 0) return { tone: 'bad', word: 'Necesitas visa', sentences };
  if (depends.length > 0) return { tone: 'ask', word: 'Depende de tus visas', sentences };
  if (needs.length > 0) return { tone: 'todo', word: 'Necesitas un permiso', sentences };
  if (unsure.length > 0) return { tone: 'ask', word: 'Por confirmar', sentences };
  return { tone: 'good', word: conditions.length > 0 ? 'Nada, con condiciones' : 'Nada que tramitar', sentences };
}

function need(words: string, stops: readonly Stop[]): string | undefined {
  return stops.length > 0 ? `${words} ${places(stops)}` : undefined;
}

function places(stops: readonly Stop[]): string {
  return spokenList(stops.map(({ hub }) => hub.inSentence));
}
