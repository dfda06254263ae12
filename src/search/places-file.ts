import { fetchJson, once } from '../catalogue/load-once.ts';
import type { TravelDocument } from '../catalogue/travel-document.ts';

/** Everything the box understands besides the countries themselves; made at build, fetched at the first focus. */
export const PLACES_FILE_PATH = '/herramientas/lugares.json';

export interface PlacesFile {
  /** Places of each country, most travelled first. */
  places: readonly {
    iso2: string;
    /** Those the editors wrote, and those only the packages' data know. */
    known: readonly PlaceNames[];
    others: readonly PlaceNames[];
  }[];
  regions: readonly RegionRow[];
  subjects: readonly SubjectRow[];
  /** Words that say nothing of what is asked about. */
  small: string;
  /** Words whose ending would leave another word: `viajar`, `centro`. */
  whole: string;
  /** Words that say the same, a line for each: `sacar tramitar solicitar`. */
  alike: readonly string[];
  /** Of the sections that not every country's page has, by the codes of those that have it. */
  sections: Readonly<Record<string, string>>;
  /** Of a name that several places share: whose comes first, and then. */
  order: Readonly<Record<string, readonly string[]>>;
  /** Words of a question that name no place. */
  noise: string;
  /** The layover page's own name of each country, by code. */
  hubs: Readonly<Record<string, string>>;
  /** Documents one may hold, as people say them. */
  documents: Readonly<Partial<Record<TravelDocument, readonly string[]>>>;
  /** The page about a country's visa, where there is one, by code. */
  visaGuides: Readonly<Record<string, readonly [name: string, path: string]>>;
  /** Words with which a tool is asked for, and that tell where one lives, where one goes and of whom. */
  asks: Readonly<Record<(typeof ASK_KINDS)[number], string>>;
  /** Before where one changes planes, if one goes elsewhere: `mi vuelo pasa por Houston`. */
  passesBy: readonly string[];
  /** What the tools' answers are called, and what stands under that; `…` is what was typed. */
  answers: Readonly<Record<AnswerKind, readonly [name: string, note: string]>>;
  /** Their names, January first. */
  months: string;
  /** Words as people say them, and as the subjects do: `es seguro`, `lana`. */
  same: Readonly<Record<string, string>>;
  /** What a number written as a word counts: `cien días`. */
  numbers: Readonly<Record<string, number>>;
  /** How many days each word for a span is. */
  spans: Readonly<Record<string, number>>;
}

export const ASK_KINDS = [
  'layover',
  'passport',
  'document',
  'visa',
  'people',
  'compare',
  'living',
  'going',
  'relative',
  'onwards',
  'hours',
  'notHours',
] as const;
export const ANSWER_KINDS = [
  'document',
  'layover',
  'layovers',
  'stay',
  'passport',
  'trip',
  'compare',
  'visaGuide',
] as const;
type AnswerKind = (typeof ANSWER_KINDS)[number];

/** `['Nueva York', 'new york', 'JFK']`: what it is called, first as it is shown; the code of an airport is in capitals. */
export type PlaceNames = readonly string[];

export interface RegionRow {
  names: readonly string[];
  path: string;
  note: string;
  /** Codes of the countries to offer with it. */
  first: readonly string[];
  /** What the dates tool calls it; empty where it knows no such place. */
  tripPlace: string;
}

/** A subject of `content/search/subjects/`. */
export interface SubjectRow {
  name: string;
  note: string;
  path: string;
  /** Ways of asking for it: stems with spaces between them, `|` between the ways. */
  ways: string;
  /** Where a country's page tells of it, the best first, and what it is called there. */
  sections?: readonly string[];
  sectionNote?: string;
  /** Addresses of its own: of a country by code, of a city of Mexico by its plain name. */
  at?: Readonly<Record<string, string>>;
}

export const loadPlacesFile = once(() => fetchJson<PlacesFile>(PLACES_FILE_PATH));

/** What only a typed trip needs. */
export interface RecordPlaces {
  /** Popular places of the records that the box does not know, by code. */
  places: Readonly<Record<string, readonly PlaceNames[]>>;
  /** Names that are ordinary words, or of more countries than have them: a place only beside its country. */
  beside: readonly string[];
  /** Names whose first place everybody means. */
  sure: readonly string[];
}

export const RECORD_PLACES_PATH = '/herramientas/lugares-de-fichas.json';

export const loadRecordPlaces = once(() => fetchJson<RecordPlaces>(RECORD_PLACES_PATH));
