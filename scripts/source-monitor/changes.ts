import { diffArrays } from 'diff';

/** What records take from a page, as it is looked for there. */
export interface Watched {
  numbers: readonly number[];
  /** Names of forms and sites, as `comparableLine` writes them. */
  names: readonly string[];
}

/** Lines that stand where others stood. */
export interface Change {
  before: string[];
  after: string[];
  /** Whether it holds a figure that a record takes from the page, the name of its document, or Mexico. */
  isFirst: boolean;
  /** What both sides are but for their dates and numbers, where nothing else of them is about a rule; or nothing. */
  rolling: string;
}

/**
 * What rules of entry are told with, in the languages that sources are written in: not to tell what changed, but where to
 * look. A space in front asks for the beginning of a word.
 */
const RULE_WORDS = [
  'visa,visum,visto,viza,vize,víza,виз,віз,ビザ,査証,签证,簽證,비자,تأشير,ויז,วีซ่า,thị thực, eta,authori,autori',
  'exempt,exent,exenci,waive,dispens,befrei,isent,esenz,entry,enter,ingres,einreis,admission,入国,入境,въезд,giriş',
  'stay,estanc,séjour,aufenthalt,soggiorn,pobyt,tartózk,kalış,滞在,停留,逗留,체류,пребыв,إقامة,resid,schengen',
  'passport,pasaport,passeport,reisepass,passaport,pasport,паспорт,パスポート,旅券,护照,護照,여권,جواز,valid,有効,有效',
  ' fee,price, pay,tarif,precio, pag,derecho,arancel,frais,gebühr,taxa,手数料,料金,费,費,сбор,пошлин,رسوم,수수료,€,£,¥',
  'must,requi,debe,necesit,exig,oblig,doit,doiv,muss,müss,benötig,必要,необходим,proof,comprob,insur,segur,document',
  'vacc,vacun,vakcin,impf,прививк,予防接種,疫苗,yellow,amarill,amarel,jaune,gelbfieber,gialla,黄熱,黄热',
  'ticket,onward,boleto,pasaje,passag,billet,fund,money,dinero,moyens,minor,child,menor,mineur,kinder,未成年',
  'arrival,llegada,declar,advis,avoid,travel,viaj, tel,teléf,phone,consul,konsul,領事,领事',
].flatMap((words) => words.split(','));

const MEXICO =
  'mexic,méxic,mexiq,mexik,messic,meksi,meksy,mehhik,メキシコ,墨西哥,мексик,المكسيك,멕시코,μεξικ,מקסיק,เม็กซิโก,mê hi cô'.split(
    ',',
  );
/** In lines. */
const NEAR = 6;
/** More, and the order of the lines is no longer looked at. */
const MOST_EDITS = 4000;

/** Every line that changed near what is told of rules; all of them on a page that tells of none in words we know. Nothing is weighed. */
export function changesBetween(old: readonly string[], now: readonly string[], watched: Watched): Change[] {
  const [before, after] = [sideOf(old, watched), sideOf(now, watched)];
  return hunksOf(before.keys, after.keys)
    .filter(({ was, is }) => before.isSilent || before.isNear(was) || after.isNear(is))
    .map(({ was, is }) => {
      const [own, others] = [before.keys.slice(...was), after.keys.slice(...is)];
      const isSpeaking = [...own, ...others].some((key) => speaksOfRules(key, watched));
      const [shape = '', other] = [own, others].map((keys) => shapeOf(keys.join(' ')));
      return {
        before: old.slice(...was),
        after: now.slice(...is),
        isFirst: [...own, ...others].some((key) => isOwn(key, watched)),
        rolling: !isSpeaking && shape === other && /\p{L}/u.test(shape) ? shape : '',
      };
    });
}

type Range = [from: number, to: number];

/** Places where the two differ, line beside line where both have as many. */
function hunksOf(old: readonly string[], now: readonly string[]): { was: Range; is: Range }[] {
  const parts = diffArrays([...old], [...now], { maxEditLength: MOST_EDITS, timeout: 3000 });
  const hunks: { was: Range; is: Range }[] = [];
  let [at, to] = [0, 0];
  let open: { was: Range; is: Range } | undefined;
  for (const { added, removed, count } of parts ?? wholly(old, now)) {
    if (!added && !removed) open = undefined;
    else if (!open) {
      open = { was: [at, at], is: [to, to] };
      hunks.push(open);
    }
    if (!added) at += count;
    if (!removed) to += count;
    if (open && removed) open.was[1] = at;
    if (open && added) open.is[1] = to;
  }
  return hunks
    .filter(({ was, is }) => old.slice(...was).join(' ') !== now.slice(...is).join(' '))
    .flatMap((hunk) => {
      const { was, is } = hunk;
      if (was[1] - was[0] !== is[1] - is[0]) return hunk;
      return Array.from({ length: was[1] - was[0] }, (_, line) => ({
        was: [was[0] + line, was[0] + line + 1] as Range,
        is: [is[0] + line, is[0] + line + 1] as Range,
      }));
    });
}

function wholly(old: readonly string[], now: readonly string[]) {
  return [
    { removed: true, added: false, count: old.length },
    { removed: false, added: true, count: now.length },
  ];
}

/** One version of a page, and where in it rules are told. */
function sideOf(lines: readonly string[], watched: Watched) {
  const keys = lines.map(comparableLine);
  const speaking = keys.map((key) => speaksOfRules(key, watched));
  return {
    keys,
    isSilent: !speaking.includes(true),
    isNear: ([from, to]: Range) => speaking.slice(Math.max(from - NEAR, 0), to + NEAR).includes(true),
  };
}

function speaksOfRules(key: string, watched: Watched): boolean {
  return RULE_WORDS.some((word) => ` ${key}`.includes(word)) || isOwn(key, watched);
}

/** Whether a line names Mexico, or holds a figure or a name that a record takes from the page. */
function isOwn(key: string, { numbers, names }: Watched): boolean {
  const there = numbersIn(key);
  return [...MEXICO, ...names].some((name) => key.includes(name)) || numbers.some((number) => there.has(number));
}

/** A line as two versions of it are compared: without capitals and punctuation. */
export function comparableLine(line: string): string {
  return line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩۰-۹๐-๙]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(?<=\d)[.,](?=\d)/g, '·')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%·]+/gu, ' ')
    .trim();
}

/** The numbers of a line, where `1,000.50` and `1.000,50` are the same one. */
export function numbersIn(key: string): Set<number> {
  return new Set(
    (key.match(/\d+(?:·\d+)*/g) ?? []).map((text) => {
      const parts = text.split('·');
      const decimals = parts.length > 1 && (parts.at(-1)?.length ?? 0) < 3 ? parts.pop() : '';
      return Number(`${parts.join('')}.${decimals || 0}`);
    }),
  );
}

/** Months and days of the week in the languages with most sources, as a page writes a date. */
const CALENDAR = new Set(
  ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'ru', 'pl', 'tr']
    .flatMap((language) =>
      (['long', 'short'] as const).flatMap((style) => {
        const format = new Intl.DateTimeFormat(language, {
          day: 'numeric',
          month: style,
          weekday: style,
          timeZone: 'UTC',
        });
        return Array.from({ length: 84 }, (_, day) =>
          comparableLine(format.format(Date.UTC(2026, day % 12, 1 + (day % 7)))).split(' '),
        );
      }),
    )
    .flat(),
);

function shapeOf(key: string): string {
  return key
    .split(' ')
    .map((word) => (CALENDAR.has(word) ? '#' : word.replace(/[\d·]+/g, '#')))
    .join(' ');
}
