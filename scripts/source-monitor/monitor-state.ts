import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { inTransaction, pragma } from '../../server/database.ts';
import type { Change, WatchedTopic } from './changes.ts';

/** In the header of the file: "PVvg". */
const APPLICATION_ID = 0x50_56_76_67;
const VERSION = 2;

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
    lines BLOB
  ) STRICT;
  CREATE TABLE findings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    changes TEXT NOT NULL,
    found TEXT NOT NULL,
    issue INTEGER,
    closed TEXT
  ) STRICT;
  CREATE TABLE rolling (address TEXT NOT NULL, shape TEXT NOT NULL, PRIMARY KEY (address, shape)) STRICT;
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
  /** As it was last read, however it stands now. */
  lines: string[] | undefined;
}

/** A fact with a change near to it, or whose source is gone. */
export interface AffectedFact {
  file: string;
  line: number;
  place: string;
  topic: WatchedTopic;
  states: string;
  /** Day on which an editor had read the source when the change was found. */
  checkedOn: string;
}

export interface NewFinding {
  kind: 'changed' | 'gone';
  facts: AffectedFact[];
  changes: Omit<Change, 'facts'>[];
  found: string;
}

export interface SourceFinding extends NewFinding {
  id: number;
  address: string;
  issue: number | null;
}

/** Somebody else is on a round already. */
export class RoundUnderWay extends Error {
  override name = 'RoundUnderWay';
}

export type MonitorState = ReturnType<typeof openMonitorState>;

/**
 * What Vigía remembers between rounds. The file is locked from here to `close`, also against a second round on the
 * same machine; a process that dies leaves no lock behind.
 * @throws {RoundUnderWay}
 */
export function openMonitorState(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; COMMIT');
    const isOurs = pragma(db, 'application_id') === APPLICATION_ID;
    if (!isOurs && pragma(db, 'user_version') !== 0) throw new Error(`${file} es de otro programa.`);
    if (pragma(db, 'user_version') !== VERSION) {
      // What another version read, it had cut into other lines: everything would seem changed.
      const old = ['rounds', 'pages', 'findings'].map((table) => `DROP TABLE IF EXISTS ${table};`).join(' ');
      const marks = `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}`;
      inTransaction(db, () => db.exec(`${old} ${SCHEMA} ${marks}`));
    }
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode === 5) throw new RoundUnderWay();
    throw error;
  }

  const select = db.prepare('SELECT * FROM pages WHERE address = ?');
  const upsert = db.prepare('INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const insert = db.prepare('INSERT INTO findings (address, kind, facts, changes, found) VALUES (?, ?, ?, ?, ?)');
  const keepPage = (address: string, round: number, page: KeptPage) => {
    const { state, reason, since, etag, lastModified, lines } = page;
    upsert.run(address, round, state, reason, since, etag, lastModified, lines ? packed(lines) : null);
  };
  const openFindings = (): SourceFinding[] =>
    db
      .prepare('SELECT id, address, kind, facts, changes, found, issue FROM findings WHERE closed IS NULL ORDER BY id')
      .all()
      .map((row) => ({
        ...(row as unknown as SourceFinding),
        facts: JSON.parse(String(row['facts'])),
        changes: JSON.parse(String(row['changes'])),
      }));
  const closeFinding = (id: number, now: string) =>
    db.prepare('UPDATE findings SET closed = ? WHERE id = ?').run(now, id);
  return {
    /** The round under way, or a new one where the last was ended. */
    beginRound: (now: string): number => {
      const open = db.prepare('SELECT id FROM rounds WHERE ended IS NULL ORDER BY id DESC').get();
      if (open) return Number(open['id']);
      return Number(db.prepare('INSERT INTO rounds (started) VALUES (?)').run(now).lastInsertRowid);
    },
    endRound: (round: number, now: string) => db.prepare('UPDATE rounds SET ended = ? WHERE id = ?').run(now, round),
    visitedIn: (round: number) => {
      const rows = db.prepare('SELECT address FROM pages WHERE round = ?').all(round);
      return new Set(rows.map((row) => String(row['address'])));
    },
    pageOf: (address: string): KeptPage | undefined => {
      const row = select.get(address);
      return row && keptPage(row);
    },
    pages: () => {
      const rows = db.prepare('SELECT address, state, reason, since FROM pages').all();
      return rows.map((row) => ({ address: String(row['address']), ...keptPage(row) }));
    },
    /** Before it is read: a page that takes this program with it is not read again in this round. */
    keepPage,
    /** How a page stands and what it changed, both or neither. */
    keep: (address: string, round: number, page: KeptPage, findings: readonly NewFinding[]) =>
      inTransaction(db, () => {
        keepPage(address, round, page);
        if (page.state === 'read' || page.state === 'moved') {
          const gone = "UPDATE findings SET closed = ? WHERE address = ? AND kind = 'gone' AND closed IS NULL";
          db.prepare(gone).run(page.since, address);
        }
        for (const { kind, facts, changes, found } of findings)
          insert.run(address, kind, JSON.stringify(facts), JSON.stringify(changes), found);
      }),
    openFindings,
    closeFinding,
    /** Closes what an editor has looked at and found the same, its dates and counters for good. Whether there was one. */
    closeAsSame: (id: number, now: string): boolean => {
      const finding = openFindings().find((one) => one.id === id);
      if (!finding) return false;
      inTransaction(db, () => {
        closeFinding(id, now);
        const remember = db.prepare('INSERT OR IGNORE INTO rolling VALUES (?, ?)');
        for (const { rolling } of finding.changes) if (rolling) remember.run(finding.address, rolling);
      });
      return true;
    },
    isKnownToRoll: (address: string, shape: string) =>
      db.prepare('SELECT 1 FROM rolling WHERE address = ? AND shape = ?').get(address, shape) !== undefined,
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
    lines: row['lines'] instanceof Uint8Array ? JSON.parse(inflateRawSync(row['lines']).toString()) : undefined,
  };
}

function packed(lines: readonly string[]): Uint8Array {
  return deflateRawSync(JSON.stringify(lines));
}
