import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { inTransaction, pragma } from '../../server/private-database.ts';
import { comparable } from './reading/comparable.ts';
import type { FigureNow } from './reading/compare.ts';
import type { Page } from './reading/page-lines.ts';
import type { Topic } from './reading/topic.ts';

/** In the header of the file: "PVvg". */
const APPLICATION_ID = 0x50_56_76_67;

const SCHEMA = `
  CREATE TABLE rounds (id INTEGER PRIMARY KEY AUTOINCREMENT, started TEXT NOT NULL, ended TEXT) STRICT;
  CREATE TABLE pages (
    address TEXT PRIMARY KEY,
    round INTEGER NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    since TEXT NOT NULL,
    etag TEXT,
    modified TEXT,
    anchored INTEGER NOT NULL,
    text BLOB
  ) STRICT;
  CREATE TABLE findings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    note TEXT NOT NULL,
    found TEXT NOT NULL,
    issue INTEGER,
    closed TEXT
  ) STRICT;
`;

/** How an address stood when it was last asked for. */
export type PageState = 'read' | 'moved' | 'gone' | 'blocked' | 'forbidden' | 'private' | 'unreadable';

export interface KeptPage {
  state: PageState;
  reason: string;
  /** Day since which it stands so. */
  since: string;
  etag: string | null;
  lastModified: string | null;
  /** How many of its claims have a passage. */
  anchored: number;
  /** As it was last read, however it stands now. */
  page: Page | undefined;
}

/** A fact whose passage is another now. */
export interface ChangedFact {
  file: string;
  place: string;
  topic: Topic;
  source: string;
  states: string;
  /** Day on which an editor had read the source when the change was found. */
  checkedOn: string | null;
  kind: 'changed' | 'reworded' | 'gone';
  before: string;
  after: string;
  figure: FigureNow;
}

export interface Finding {
  id: number;
  address: string;
  kind: ChangedFact['kind'];
  facts: ChangedFact[];
  /** What the government itself says it changed. */
  note: string;
  found: string;
  issue: number | null;
}

/** Somebody else is on a round already. */
export class RoundUnderWay extends Error {
  override name = 'RoundUnderWay';
}

export type WatchState = ReturnType<typeof openWatchState>;

/**
 * What Vigía remembers between rounds. The file is locked from here to `close`, also against a second round on the
 * same machine; a process that dies leaves no lock behind.
 * @throws {RoundUnderWay}
 */
export function openWatchState(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; COMMIT');
    if (pragma(db, 'user_version') === 0) {
      inTransaction(db, () => db.exec(`${SCHEMA} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = 1`));
    }
    if (pragma(db, 'application_id') !== APPLICATION_ID) throw new Error(`${file} es de otro programa.`);
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode === 5) throw new RoundUnderWay();
    throw error;
  }

  const select = db.prepare('SELECT * FROM pages WHERE address = ?');
  const upsert = db.prepare('INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insert = db.prepare('INSERT INTO findings (address, kind, facts, note, found) VALUES (?, ?, ?, ?, ?)');
  return {
    /** The round under way, or a new one where the last was ended. */
    beginRound: (now: string): number => {
      const open = db.prepare('SELECT id FROM rounds WHERE ended IS NULL ORDER BY id DESC').get();
      if (open) return Number(open['id']);
      return Number(db.prepare('INSERT INTO rounds (started) VALUES (?)').run(now).lastInsertRowid);
    },
    endRound: (round: number, now: string) => db.prepare('UPDATE rounds SET ended = ? WHERE id = ?').run(now, round),
    visitedIn: (round: number) =>
      new Set(
        db
          .prepare('SELECT address FROM pages WHERE round = ?')
          .all(round)
          .map((row) => String(row['address'])),
      ),
    pageOf: (address: string): KeptPage | undefined => {
      const row = select.get(address);
      return row && keptPage(row);
    },
    pages: () =>
      new Map(
        [...db.prepare('SELECT address, state, reason, since, anchored FROM pages').iterate()].map((row) => [
          String(row['address']),
          keptPage(row),
        ]),
      ),
    /** How a page stands and what it changed, both or neither. */
    keep: (
      address: string,
      round: number,
      kept: KeptPage,
      findings: readonly Omit<Finding, 'id' | 'issue' | 'address'>[],
    ) =>
      inTransaction(db, () => {
        const { state, reason, since, etag, lastModified, anchored, page } = kept;
        upsert.run(address, round, state, reason, since, etag, lastModified, anchored, page ? packed(page) : null);
        if (state === 'read' || state === 'moved') {
          db.prepare("UPDATE findings SET closed = ? WHERE address = ? AND kind = 'gone' AND closed IS NULL").run(
            since,
            address,
          );
        }
        for (const { kind, facts, note, found } of findings)
          insert.run(address, kind, JSON.stringify(facts), note, found);
      }),
    openFindings: (): Finding[] =>
      db
        .prepare('SELECT id, address, kind, facts, note, found, issue FROM findings WHERE closed IS NULL ORDER BY id')
        .all()
        .map((row) => ({ ...(row as unknown as Finding), facts: JSON.parse(String(row['facts'])) })),
    closeFinding: (id: number, now: string) => db.prepare('UPDATE findings SET closed = ? WHERE id = ?').run(now, id),
    setIssue: (id: number, issue: number) => db.prepare('UPDATE findings SET issue = ? WHERE id = ?').run(issue, id),
    close: () => db.close(),
  };
}

type Row = Record<string, unknown>;

function keptPage(row: Row): KeptPage {
  return {
    state: row['state'] as PageState,
    reason: String(row['reason']),
    since: String(row['since']),
    etag: (row['etag'] ?? null) as string | null,
    lastModified: (row['modified'] ?? null) as string | null,
    anchored: Number(row['anchored']),
    page: row['text'] instanceof Uint8Array ? unpacked(row['text']) : undefined,
  };
}

/** More text than this is no page about one country. */
const MOST_LETTERS = 400_000;

function packed({ title, lines }: Page): Uint8Array {
  let letters = 0;
  const kept = lines.filter(({ text }) => {
    letters += text.length;
    return letters <= MOST_LETTERS;
  });
  return deflateRawSync(JSON.stringify([title, kept.map(({ text, under, isItem }) => [text, under, Number(isItem)])]));
}

/** Words are taken anew, so that a page read by an older version compares like one read now. */
function unpacked(text: Uint8Array): Page {
  const [title, lines] = JSON.parse(inflateRawSync(text).toString()) as [string, [string, string, number][]];
  return {
    title,
    lines: lines.map(([text, under, isItem]) => ({ text, words: comparable(text), under, isItem: isItem === 1 })),
  };
}
