import { diffArrays } from 'diff';
import type { Fact, NamedFact } from '../../src/catalogue/facts.ts';

/** What a source is read for. `text`: whatever a wiki article or a guide takes from it. */
export type WatchedTopic = Fact | NamedFact | 'conditional' | 'text';

/** What a record takes from a page, as it is looked for there. */
export interface Watched {
  topic: WatchedTopic;
  numbers: readonly number[];
  /** Names of forms and sites, as `keyOf` writes them. */
  names: readonly string[];
}

/** Lines that stand where others stood. */
export interface Change {
  before: string[];
  after: string[];
  /** Which of the facts it is near to. */
  facts: number[];
  /** Whether it holds a figure of one of them, the name of its document, or Mexico. */
  isFirst: boolean;
  /** What both sides are but for their dates and numbers, where nothing else of them is about a fact; or nothing. */
  rolling: string;
}

const VISA =
  'visa,visum,visto,viza,vize,víza,виз,віз,ビザ,査証,签证,簽證,비자,تأشير,ויז,วีซ่า,thị thực, eta,authori,autori,exempt,exent,exenci,waive,dispens,befrei,isent,esenz,entry,enter,entr,ingres,einreis,admission,入国,入境,въезд,giriş';
const PASSPORT = 'passport,pasaport,passeport,reisepass,passaport,pasport,паспорт,パスポート,旅券,护照,護照,여권,جواز';
const HEALTH =
  'vacc,vacun,vakcin,impf,прививк,予防接種,疫苗,health,salud,santé,gesund,saúde,insur,seguro,assur,versicher,medic';
const TRIP =
  'document,foto,photo,form,ticket,boleto,billet,hotel,proof,comprob,invit,insur,segur,letter,carta,bank,banc';
const COST =
  'fee,cost,price,charge, pay,tarif,precio, pag,derecho,arancel,frais,gebühr,kost,taxa,tax,手数料,料金,费,費,сбор,пошлин,رسوم,수수료, usd, eur,$,€,£,¥';
const MUST = 'must,requi,need,debe,necesit,exig,oblig,doit,doiv,muss,müss,benötig,mandat,必要,需,необходим';

/** By how much a wrong one harms; words in the languages that sources are written in, not to tell what changed but where to look. */
export const WATCHED_TOPICS: Record<WatchedTopic, { name: string; words: string }> = {
  visaStatus: { name: 'visa', words: VISA },
  conditional: { name: 'condición', words: `${VISA},resid,holder,titular,schengen,permanent` },
  passportValidity: {
    name: 'vigencia del pasaporte',
    words: `${PASSPORT},valid,vigen,gültig,expir,venc,blank,blanc,有効,残存,有效`,
  },
  maxStay: {
    name: 'estancia',
    words: `${VISA},stay,estanc,estad,perman,séjour,aufenthalt,soggiorn,pobyt,tartózk,kalış,滞在,停留,逗留,체류,пребыв,إقامة, day,día, dia, jour, tag,giorn, dni,日,天,дн,일,يوم,gün,month, mes,mois,monat,mês,week,seman`,
  },
  nationalsUseOwnPassport: {
    name: 'doble nacionalidad',
    words: `${PASSPORT},dual,double,doble,doppel,national,nacional,citizen,ciudadan`,
  },
  yellowFever: {
    name: 'fiebre amarilla',
    words: `yellow,amarill,amarel,jaune,gelbfieber,gialla,黄熱,黄热,жёлт,желт,certif,${HEALTH}`,
  },
  vaccines: { name: 'vacunas', words: `${HEALTH},polio,mening,certif` },
  minors: { name: 'menores', words: 'minor,child,parent,menor,niñ,padre,mineur,enfant,kind,minderj,18,未成年,consent' },
  onwardTicket: {
    name: 'boleto de salida',
    words: 'ticket,return,onward,boleto,pasaje,billet,retour,regreso,salida,rück,weiter,flug,flight,vuelo,航空券',
  },
  arrivalCard: {
    name: 'registro de llegada',
    words: 'arrival,card,declar,form,regist,llegada,tarjeta,einreise, qr,入国,online',
  },
  funds: {
    name: 'dinero para la estancia',
    words: 'fund,money,means,fondo,solven,econ,dinero,moyens,financ,mittel,cash,efectivo',
  },
  charges: {
    name: 'costo extra',
    words: `${COST},levy,tour,depart,arriv,airport,aeropuerto,salida,hotel,hosped,night,noche,nuit,nacht,宿泊,出国`,
  },
  costs: {
    name: 'costo',
    words: `${VISA},${COST}`,
  },
  procedure: {
    name: 'trámite',
    words: `${VISA},appl,solicit,tramit,trámite,demande,antrag,申請,申请,online,en línea,embass,embaj,ambas,botschaft,consul,konsul,領事,大使館,领事,arrival,llegada,appoint,cita`,
  },
  alert: { name: 'aviso', words: 'advis,avoid,travel,viaj,evit,alert,warn,level,nivel,reconsid,risk,riesg' },
  requirements: { name: 'requisitos', words: `${MUST},${PASSPORT},${TRIP}` },
  health: { name: 'salud', words: `${HEALTH},hospital,malaria,${MUST}` },
  embassy: {
    name: 'embajada',
    words: 'phone, tel,teléf,address,direcc,adres,mail,correo,hour,horar,embass,embaj,ambas,botschaft,consul,konsul',
  },
  text: { name: 'texto', words: '' },
};

const MEXICO =
  'mexic,méxic,mexiq,mexik,messic,meksi,meksy,mehhik,メキシコ,墨西哥,мексик,المكسيك,멕시코,μεξικ,מקסיק,เม็กซิโก,mê hi cô'.split(
    ',',
  );
/** In lines. */
const NEAR = 6;
/** More, and the order of the lines is no longer looked at. */
const MOST_EDITS = 4000;

/** Every line that changed near a fact; near all of them where a page says nothing we know of a fact. Nothing is weighed. */
export function changesBetween(old: readonly string[], now: readonly string[], facts: readonly Watched[]): Change[] {
  const [before, after] = [sideOf(old, facts), sideOf(now, facts)];
  return hunksOf(before.keys, after.keys).flatMap(({ was, is }) => {
    const near = facts.flatMap((_, fact) =>
      before.isSilent(fact) || before.isNear(fact, was) || after.isNear(fact, is) ? fact : [],
    );
    const isSpeaking = before.isSpeaking(was, near) || after.isSpeaking(is, near);
    const shapes = [before.keys.slice(...was), after.keys.slice(...is)].map((keys) => shapeOf(keys.join(' ')));
    const change = {
      before: old.slice(...was),
      after: now.slice(...is),
      facts: near,
      isFirst: before.hasOwn(was, near) || after.hasOwn(is, near),
      rolling: !isSpeaking && shapes[0] === shapes[1] && /\p{L}/u.test(shapes[0] ?? '') ? (shapes[0] ?? '') : '',
    };
    return near.length > 0 ? change : [];
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

/** One version of a page, and where in it the facts are spoken of. */
function sideOf(lines: readonly string[], facts: readonly Watched[]) {
  const keys = lines.map(comparableLine);
  const numbers = keys.map(numbersIn);
  const isOwn = (line: number, { numbers: own, names }: Watched) =>
    own.some((number) => numbers[line]?.has(number)) || names.some((name) => keys[line]?.includes(name));
  const speaks = facts.map((fact) => {
    const words = WATCHED_TOPICS[fact.topic].words.split(',').filter(Boolean);
    return keys.map((key, line) => {
      const padded = ` ${key}`;
      return words.some((word) => padded.includes(word)) || namesMexico(key) || isOwn(line, fact);
    });
  });
  /** How many of the lines before each speak of a fact. */
  const counts = speaks.map((lines) => {
    let count = 0;
    return [0, ...lines.map((does) => (count += Number(does)))];
  });
  const countIn = (fact: number, from: number, to: number) =>
    (counts[fact]?.[Math.min(to, keys.length)] ?? 0) - (counts[fact]?.[Math.max(from, 0)] ?? 0);
  return {
    keys,
    isSilent: (fact: number) => countIn(fact, 0, keys.length) === 0,
    isNear: (fact: number, [from, to]: Range) => countIn(fact, from - NEAR, to + NEAR) > 0,
    isSpeaking: ([from, to]: Range, near: readonly number[]) => near.some((fact) => countIn(fact, from, to) > 0),
    hasOwn: ([from, to]: Range, near: readonly number[]) =>
      keys.slice(from, to).some((key, index) => {
        const isOf = (fact: Watched | undefined) => fact !== undefined && isOwn(from + index, fact);
        return namesMexico(key) || near.some((fact) => isOf(facts[fact]));
      }),
  };
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

function namesMexico(key: string): boolean {
  return MEXICO.some((name) => key.includes(name));
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
