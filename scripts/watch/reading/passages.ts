import { type Figure, figuresIn, isSame, measureOf } from './figures.ts';
import { keyOf, keysOf, namesMexico } from './key-words.ts';
import type { Line, Page } from './page-lines.ts';
import type { Topic } from './topic.ts';

/** What a record states with a source, as it is looked for on its page. */
export interface Anchor {
  topic: Topic;
  figures: readonly Figure[];
  /** Names of what the record speaks of, and of nothing else: `Visit Japan Web`. Comparable. */
  names: readonly string[];
  /** The country the record is about, in comparable words. */
  places: readonly string[];
}

const VISA =
  /visa|visado|visum|visto|ビザ|査証|签证|簽證|виз|\be ?ta\b|authori[sz]ation|autorizaci|entry permit|tourist card|tarjeta de turis/u;
const PASSPORT = /passport|pasaporte|passeport|reisepass|passaporto|パスポート|旅券|护照|паспорт|travel document/u;
const MUST = /must|requir|need|mandatory|debe|requier|necesit|exig|doi[tv]|muss|müssen|proof|prueba|comprob/u;

/** Where a fact is stated: words of its subject, and the figures it is stated in. */
const SUBJECTS: Record<Topic, { about: RegExp; measures?: readonly string[]; and?: RegExp }> = {
  visaStatus: {
    about: new RegExp(`${VISA.source}|exempt|exent|exenci|waive|entry|enter|ingres`, 'u'),
    and: /mexic|méxic|mexiq|mexik|メキシコ|墨西哥|мексик|need|requir|must|exempt|free|without|arrival|waive|requier|necesit|exent|sin |llegar|llegada|dispens|sans |soumis|benötig|befreit|ohne|isent|precis|不要|免|必要|需/u,
  },
  procedure: {
    about: VISA,
    and: /appl|online|embass|consul|arrival|solicit|tramit|en línea|embajad|llegada|demande|antrag|申請|申请/u,
  },
  conditional: { about: VISA, and: /hold|valid|vigente|titular|residen|permanent|schengen|titulaire/u },
  maxStay: {
    about:
      /stay|visit|visa|estancia|estadía|permanec|permanencia|séjour|aufenthalt|aufhalten|滞在|停留|逗留|enter|entry|entrada|ingres|remain|up to|hasta|exempt/u,
    measures: ['day', 'month', 'year', 'week'],
  },
  costs: {
    about:
      /fee|cost|price|charge|pay|tarifa|costo|coste|precio|pag[ao]|derecho|arancel|frais|tarif|gebühr|kosten|taxa|visa|eta|手数料|料金|费/u,
    measures: ['money'],
  },
  passportValidity: {
    about: PASSPORT,
    and: /valid|vigen|vigencia|expir|vencim|gültig|validité|validade|残存|有効|有效|blank|blanco|vierge|leere/u,
  },
  requirements: {
    about: MUST,
    and: /passport|pasaporte|photo|foto|ticket|boleto|hotel|accommodation|hospedaje|invitation|invitación|bank|banc|insurance|seguro|form|biometric|fingerprint|huella|letter|carta|permit|proof|comproba/u,
  },
  health: { about: /insurance|seguro|vaccin|vacuna|health|salud|medic|versicherung|assurance|hospital/u, and: MUST },
  embassy: { about: /\d(?:[ .()-]?\d){7}/u },
  alert: { about: /advis|avoid|travel to|no viaj|evit|alerta|warning|reconsider|level \d|nivel \d|aviso/u },
  yellowFever: {
    about: /yellow fever|fiebre amarilla|fièvre jaune|gelbfieber|febre amarela|febbre gialla|黄熱|黄热|жёлт|желт/u,
  },
  vaccines: { about: /vaccin|vacuna|mening|polio|impf|immuni[sz]ation/u, and: MUST },
  arrivalCard: {
    about:
      /arrival (?:card|form)|arrival registration|e ?arrival|declaration|declaraci|landing card|health form|customs form|tarjeta migratoria|formulario|pre ?registro|registr/u,
  },
  onwardTicket: {
    about:
      /(?:return|onward|outbound|round trip|departure|exit)[^.]{0,20}(?:ticket|flight|travel|journey|passage)|boleto|pasaje|billet|rückflug|weiterreise|ticket de (?:salida|regreso)/u,
  },
  funds: {
    about:
      /funds?\b|proof|comprob|money|financ|solvenc|fondos|económic|subsist|moyens|means of support|sufficient means|cash|efectivo|mittel/u,
  },
  minors: { about: /\bminors?\b|child|parent|\bmenor|niñ[oa]|mineur|kinder|minderj|under 18|papás|padres/u },
  nationalsUseOwnPassport: {
    about: /dual|double national|doble nacional|nationals|nacionales|both passports/u,
    and: PASSPORT,
  },
  text: { about: /(?!)/u },
};

/** The lines of a page that carry a fact, in its order. */
export function passageOf(page: Page, anchor: Anchor): Line[] {
  const isOf = lineTest(anchor);
  return page.lines.filter((line) => isOf(line));
}

function lineTest({ topic, figures, names, places }: Anchor) {
  const { about, measures, and } = SUBJECTS[topic];
  const isMoney = figures.some((figure) => measureOf(figure) === 'money');
  const hasOwn = (words: string) =>
    figures.length > 0 && figuresIn(words).some((figure) => figures.some((own) => isSame(figure, own)));
  /** An amount of the record in its own currency is hardly there by chance. */
  const hasExact = (words: string) =>
    figuresIn(words).some(
      (figure) => measureOf(figure) === 'money' && figures.some((own) => keyOf(own) === keyOf(figure)),
    );
  return ({ words, text, under, isItem }: Line): boolean => {
    if ((isItem || text.includes('|')) && namesAnotherPlace(text, places)) return false;
    const [first = ''] = text.split('|');
    if ((isItem || first !== text) && namesMexico(first.toLowerCase())) return topic !== 'embassy';
    if (names.some((name) => words.includes(name))) return true;
    if (topic === 'text') return namesMexico(words) || hasOwn(words);
    if (isMoney && hasExact(words)) return true;
    const isAbout = about.test(words);
    if (!isAbout && !about.test(under)) return false;
    // Of a heading above, only what is short or has the figure of the record takes its subject.
    if (hasOwn(words)) return true;
    if (!isAbout && !isItem) return false;
    if (measures) {
      return (
        figuresIn(words).some((figure) => measures.includes(measureOf(figure))) ||
        (topic === 'costs' && keysOf(words, topic).has('free'))
      );
    }
    return and ? and.test(isItem ? `${under} ${words}` : words) : true;
  };
}

/** A row that begins with the name of some other country says nothing of Mexicans here. */
function namesAnotherPlace(text: string, places: readonly string[]): boolean {
  const first = (text.split('|')[0] ?? '').trim();
  if (first.split(' ').length > 4) return false;
  return (
    COUNTRY_NAMES.has(first.toLowerCase()) && !places.includes(first.toLowerCase()) && !namesMexico(first.toLowerCase())
  );
}

/** In the languages most lists are in. */
const COUNTRY_NAMES = new Set(['en', 'es', 'fr', 'de', 'pt'].flatMap(namesIn));

function namesIn(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.flatMap((two) => names.of(one + two)?.toLowerCase() ?? []));
}
