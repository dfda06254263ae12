import { formatMXN } from '../../catalogue/money.ts';
import { arrivalWords } from '../../catalogue/situation.ts';
import { capital } from '../../catalogue/spoken-list.ts';
import type { Of } from '../../journey/findings.ts';
import { untold } from '../../journey/personal-answer.ts';
import { yearsWords } from './people-words.ts';
import { contracted, type FindingWords, isUnknown, namesOf, of, openAt, openEntries, type Spoken } from './spoken.ts';

interface CostLine {
  name: string;
  /** Undefined where nobody knows the price. */
  pesos: number | undefined;
  small: string;
  source?: FindingWords['source'];
}

/** It is free for who arrives, or passes, in the one way that the sentence names. */
const isFreeInOneWay = (entry: Of<'entry'>) =>
  entry.status === 'visa-free' && (untold(entry, 'way') !== undefined || entry.side?.hasConditions === true);

/** What the permits of a journey cost all its people together, as far as it is known; `short` is for the headline. */
export function costOf(spoken: Spoken, people: number) {
  const { findings, route } = spoken;
  const fees = of(findings, 'fee').filter(({ pesos, words }) => pesos !== undefined || !words);
  const applies = of(findings, 'apply');
  const total = fees.reduce((sum, { pesos = 0 }) => sum + pesos, 0);
  const open = openEntries(spoken);
  const unpriced = namesOf([...fees.filter(({ pesos }) => pesos === undefined), ...open.filter(isUnknown)], route);
  // What hangs on what is held was answered as for who holds nothing.
  const isMore = unpriced !== '' || Boolean(spoken.unread?.route) || open.some(({ level }) => level === 'ask');
  const isFreeSo = isMore && unpriced === '' && !spoken.unread?.route && open.every(isFreeInOneWay);
  const mayCost = of(findings, 'requirement').find(
    ({ level, requirement }) => level !== 'todo' && requirement.crossing?.cost,
  );
  const crossing = mayCost?.requirement.crossing;
  const unless =
    mayCost && untold(mayCost, 'way') ? `llegues ${arrivalWords(crossing?.arrival ?? 'land')}` : 'lo necesites';
  const hangsOn = (what: 'documents' | 'zone') =>
    openAt(findings, what).some((entry) => fees.some(({ at, pesos }) => pesos && entry.at[0] === at[0]));
  const [isByPapers, isByZone] = [hangsOn('documents'), hangsOn('zone')];
  const isLess = isByPapers || isByZone;
  const small = [
    total === 0 && !isMore && !crossing && 'Ningún permiso de este viaje se paga.',
    total === 0 && isFreeSo && 'Si cumples lo que dice tu respuesta; de otra forma puede haber que pagar.',
    total > 0 && people > 1 && ![...applies, ...fees].some(({ who }) => who) && `Por ${people} personas.`,
    unpriced && contracted(`Falta el precio de ${unpriced}: está por confirmar.`),
    isByPapers && 'Puede ser menos, según las visas que tengas.',
    isByZone && 'Puede ser menos, si no sales de la zona internacional.',
  ];
  const nothing = `En permisos no pagas nada${crossing ? `, salvo que ${unless}` : ''}.`;
  // Nobody says whether one permit serves for two entries.
  const isAsked = [mayCost, ...of(findings, 'again')].some((each) => each?.level === 'ask');
  const isLeast = isMore || isAsked || of(findings, 'fee').some((fee) => fee.isLeast);
  const isOpen = fees.some(({ doubt }) => doubt) || (isLeast && isLess);
  const about = isLeast === isLess ? '' : isLeast ? 'al menos ' : 'hasta ';
  const sum = `${about}${formatMXN(total)}${isOpen ? ', por confirmar' : ''}`;
  const [value, short] =
    total > 0
      ? [capital(sum), `En total, ${sum}.`]
      : isMore && !isFreeSo
        ? ['Por confirmar', 'Está por confirmar cuánto cuesta.']
        : ['Nada', isFreeSo ? 'Así no pagas ningún permiso.' : nothing];
  return { value, short, small: small.filter(Boolean).join(' '), lines: fees.map((fee) => costLine(fee, people)) };
}

function costLine(fee: Of<'fee'>, people: number): CostLine {
  const { pesos, perAdult, children = [], also = [], words, doubt, details } = fee;
  const each = perAdult !== undefined && people > 1 && `${formatMXN(perAdult)} por persona`;
  const priceOf = (pesosOfChild: number) => (pesosOfChild === 0 ? 'gratis' : formatMXN(pesosOfChild));
  const less = children.map((child) => `${yearsWords(child.age)}: ${priceOf(child.pesos)} (${child.who})`);
  const parts = [each, ...less, ...also.map(({ who, pesos: theirs }) => `${who}: ${priceOf(theirs)}`)];
  return {
    name: details.country.nameSpanish,
    pesos,
    small: words ?? [capital(parts.filter(Boolean).join(' · ')), doubt].filter(Boolean).join('. '),
    source: details.sources.costs ?? details.sources.visaStatus,
  };
}
