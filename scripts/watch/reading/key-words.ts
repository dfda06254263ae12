import type { Figure } from './figures.ts';
import { figuresIn } from './figures.ts';
import type { Topic } from './topic.ts';

/** What a sentence turns on, in the languages that sources are written in. A change of anything else is a change of wording. */
const KEYS: Record<string, RegExp> = {
  mexico:
    /(?<!new )\bm[eé]xi[ck]\w*|\bmexiqu\w*|\bmexik\w*|\bmessic\w*|\bmeksi[ck]\w*|\bmeksyk\w*|メキシコ|墨西哥|мексик|المكسيك|멕시코|μεξικ/u,
  must: /\b(?:must|require[sd]?|requiring|needs?|needed|mandatory|compulsory|obligator\w*|debe[nr]?|deber[áa]n?|requier\w*|necesit\w*|necesari\w*|exig\w*|obligat\w*|doi(?:ven)?t|nécessaires?|soumis|müssen|muss|benötig\w*|erforderlich\w*|precisa\w*|deve[m]?)\b|必要|須|需要|必须|необходим/u,
  exempt:
    /\b(?:exempt\w*|exent\w*|exención|exim\w*|visa free|waive[drs]?|waiver|dispens\w*|visumfrei\w*|isent\w*|libres? de visado|befreit)\b|免除|免签|免簽|不要|無査証|безвиз/u,
  arrival:
    /\b(?:on arrival|upon arrival|at the border|a la llegada|al llegar|à l'arrivée|bei (?:der )?ankunft|na chegada)\b|落地签/u,
  evisa: /\b(?:e ?visas?|electronic visas?|visas? electrónicas?|visa en línea|visa online|online visas?|evisum)\b/u,
  permit:
    /\b(?:e ?ta|etias|esta|eta|k eta|nzeta|authori[sz]ations?|autorizaci(?:ón|ones)|pre ?clearance|permits?|permisos?|tourist cards?|tarjetas? de turis(?:ta|mo))\b/u,
  no: /\b(?:no|not|without|sin|non|pas|sans|nicht|kein\w*|ohne|não|sem|never|neither|nor|ni|cannot|refus\w*|den(?:y|ied|egad\w*)|prohib\w*|forbidden)\b/u,
  suspended:
    /\b(?:suspen\w*|cancel\w*|abolish\w*|scrap\w*|elimin\w*|reinstat\w*|restablec\w*|reintrodu\w*|reimpos\w*|discontinu\w*|lift\w*|removed?|derog\w*|ausgesetzt|aufgehoben|supprim\w*)\b/u,
  free: /\b(?:free of charge|at no (?:cost|charge)|gratuit\w*|gratis|kostenlos|free|sin costo)\b|無料|免费/u,
  only: /\b(?:only|solo|sólo|solamente|únicamente|unless|except\w*|salvo|seulement|sauf|nur|außer|apenas)\b/u,
  single: /\b(?:single|una (?:sola )?entrada|einmalig\w*)\b/u,
  multiple: /\b(?:multiple|múltiples?|varias entradas|mehrfach\w*)\b/u,
  may: /\b(?:may|might|puede[ns]?|podr[áa]n?|peut|peuvent|kann|können|pode[m]?|optional|opcional|recommend\w*|recomienda\w*|conviene|advised)\b/u,
  air: /\b(?:by (?:air|land|sea)|airports?|aeropuertos?|por (?:aire|tierra|mar)|en avión|por vía (?:aérea|terrestre|marítima))\b/u,
  online: /\b(?:e ?arrival|online|on ?line|en línea|electronic\w*|electrónic\w*|internet)\b/u,
  paper: /\b(?:paper|papel|printed|impres[oa]s?)\b/u,
  embassy:
    /\b(?:embass(?:y|ies)|consulat\w*|consulad\w*|embajadas?|in person|en persona|presencial\w*|botschaft\w*)\b/u,
  warned:
    /\b(?:avoid|evit\w*|do not travel|no viaj\w*|reconsider\w*|reconsidera\w*|advise against|essential|exercise)\b|\b(?:level|nivel) \d/u,
  used: /\b(?:used|usad[oa]s?|utilizad[oa]s?|utilisé)\b/u,
  everybody: /\b(?:all|every|everyone|any|tod[oa]s|cualquier)\b/u,
};

/** Whose visa or residence opens a door. */
const HOLDINGS =
  /\b(?:united states|u\.? ?s|usa|estados unidos|ee\.? ?uu|schengen|canad\w*|united kingdom|uk|reino unido|japan\w*|japón|australi\w*|new zealand|nueva zelanda|ireland|irlanda|residen\w*)\b/gu;

/** Papers that a border wants to see. */
const PAPERS =
  /\b(?:insurance|seguro|assurance|versicherung|invitations?|invitación|invitation|birth certificates?|acta de nacimiento|tickets?|boletos?|pasajes?|hotel\w*|accommodation|hospedaje|alojamiento|photo\w*|foto\w*|bank|banc\w*|estados? de cuenta|notari\w*|apostill\w*|legaliz\w*|biometric\w*|biométric\w*|fingerprints?|huellas|certificates?|certificados?|criminal record|antecedentes|consent|autorización notarial|qr)\b/gu;

/** Groups of countries a rule is written for. */
const GROUPS =
  /\b(?:mercosur|latin america\w*|latinoameric\w*|américa latina|latinoamérica|caribbean|caribe|pacific alliance|alianza del pacífico|european union|unión europea|union européenne|eu|oecd|ocde|commonwealth|schengen)\b/gu;

/** What the fee comes to in other money on some day. */
const ROUGHLY =
  /(?:\b(?:approx\w*|aprox\w*|equival\w*|roughly|alrededor de|exchange|tipo de cambio|rate|environ|circa|ca)\b[^.;|]{0,25})|(?:[^ ]+ ){1,3}(?:at|al) (?:the |el )?(?:current |today ?s? |daily )?(?:exchange |tipo de |rate|cambio)[^.;|]*/gu;

const NO_DOOR =
  /\b(?:cannot|can not|may not|must not|not be (?:allowed|permitted)|no (?:puede\w*|podrán?)|not allowed|denied)\b[^.;]{0,40}\b(?:without|sin)\b[^.;]{0,25}\b(?:visas?|visado|eta|permit|permiso)\b/gu;
const NOT_NEEDED =
  /\b(?:do(?:es)? not apply|no (?:se )?aplica\w*)\b|\b(?:benötig|brauch)\w*\b[^.;|]{0,60}\bkein\w*|\b(?:no|not|without|sin|nor|neither|ne|nicht|kein\w*|não|sans)\b[^.;|]{0,30}\b(?:needs?|needed|requir\w*|requier\w*|necesit\w*|exig\w*|obligat\w*|necessary|nécessaires?|soumis|erforderlich|benötig\w*|precisa\w*|mandatory)\b|\b(?:without|sin|sans|ohne|sem)(?: (?:a|an|any|having|un|una|la|obtaining|tramitar|necesidad de|tener))* (?:tourist |entry )?(?:visas?|visado|visum|visto)\b|\b(?:no|kein) (?:visas?|visum)\b/gu;

/** Negations that only say how much at most. */
const AT_MOST =
  /\b(?:not?|nicht|ne|no|sin)(?: to)? (?:more than|longer than|later than|exceed\w*|mayor\w*|superior\w*|más de|exced\w*|dépass\w*|über\w*|mehr als)\b|\b\d+ \p{L}+ nicht über\w*/gu;

/** A day from which or until which something holds. */
const LIMIT =
  /\b(?:from|since|until|till|before|after|effective|through|desde|hasta|a partir del?|antes del?|después del?|vigente hasta|jusqu'au|à partir du|ab|bis|seit)(?: (?:the|el|de|del|dem|zum|1 )|\b)[^.;|]{0,22}?\b((?:19|20)\d\d)\b/gu;

/** Elsewhere a paper that is named beside the fact is none of its business. */
const NEEDS_PAPERS = new Set<Topic>([
  'requirements',
  'minors',
  'health',
  'procedure',
  'onwardTicket',
  'passportValidity',
]);

/** What a text turns on: its key words, figures and limits. `90 day`, `mexico`, `exempt`. */
export function keysOf(words: string, topic: Topic): Set<string> {
  const plain = words.replace(AT_MOST, ' ').replace(NO_DOOR, ' must ').replace(NOT_NEEDED, ' exempt ');
  const keys = Object.entries(KEYS).flatMap(([key, pattern]) => (pattern.test(plain) ? key : []));
  const limits = [...words.matchAll(LIMIT)].map(
    ([text, year]) =>
      `${/\b(?:until|till|before|through|hasta|antes|jusqu|bis)/.test(text) ? 'until' : 'from'} ${year}`,
  );
  const held =
    topic === 'conditional' ? (words.match(HOLDINGS) ?? []).map((name) => name.replace(/\W/g, '').slice(0, 5)) : [];
  const papers = NEEDS_PAPERS.has(topic) ? (words.match(PAPERS) ?? []).map((paper) => paper.slice(0, 5)) : [];
  const phones = topic === 'embassy' ? (words.match(/\d(?: ?\d){6,}/g) ?? []) : [];
  return new Set([
    ...keys,
    ...limits,
    ...held,
    ...phones,
    ...(words.match(GROUPS) ?? []),
    ...papers,
    ...figuresIn(words.replace(ROUGHLY, ' ')).map(keyOf),
  ]);
}

/** Whether a sentence is about who travels with a Mexican passport. */
export function namesMexico(words: string): boolean {
  return KEYS['mexico']?.test(words) ?? false;
}

export function keyOf({ value, unit }: Figure): string {
  return `${value} ${unit}`;
}
