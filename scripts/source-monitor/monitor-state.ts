import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type DatabaseKind, inTransaction, openDatabase } from '../../server/database.ts';
import type { Change } from './changes.ts';
import type { CitedPlace } from './claims.ts';

/** "PVvg". `rolling`: dates and counters of a page that an editor has looked at and found the same. */
const MONITOR: DatabaseKind = {
  applicationId: 0x50_56_76_67,
  schema: `
    CREATE TABLE pages (
      address TEXT PRIMARY KEY,
      visited TEXT NOT NULL,
      state TEXT NOT NULL,
      reason TEXT NOT NULL,
      since TEXT NOT NULL,
      etag TEXT,
      lastModified TEXT,
      lines BLOB
    ) STRICT;
    CREATE TABLE findings (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      address TEXT NOT NULL,
      finding TEXT NOT NULL,
      issue INTEGER,
      closed TEXT
    ) STRICT;
    CREATE TABLE rolling (address TEXT NOT NULL, shape TEXT NOT NULL, PRIMARY KEY (address, shape)) STRICT;
  `,
};

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

export interface NewFinding {
  kind: 'changed' | 'gone';
  /** What rests on the page, as it stood when the change was found. */
  facts: CitedPlace[];
  changes: Change[];
  found: string;
}

export interface SourceFinding extends NewFinding {
  id: number;
  address: string;
  issue: number | null;
}

export type MonitorState = ReturnType<typeof openMonitorState>;

/**
 * What Vigía remembers between rounds. The file is locked from here to `close`, also against a second round on the
 * same machine, for which it throws (`isLocked`); a process that dies leaves no lock behind.
 */
export function openMonitorState(file: string) {
  const db = openDatabase(file, MONITOR);
  db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');

  const upsert = db.prepare('INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const keepPage = (address: string, visited: string, page: KeptPage) => {
    const { state, reason, since, etag, lastModified, lines } = page;
    const packed = lines ? deflateRawSync(JSON.stringify(lines)) : null;
    upsert.run(address, visited, state, reason, since, etag, lastModified, packed);
  };
  const openFindings = (): SourceFinding[] =>
    db
      .prepare('SELECT id, address, finding, issue FROM findings WHERE closed IS NULL ORDER BY id')
      .all()
      .map(({ finding, ...row }) => ({ ...row, ...JSON.parse(String(finding)) }));
  const closeFinding = (id: number, now: string) =>
    db.prepare('UPDATE findings SET closed = ? WHERE id = ?').run(now, id);
  return {
    /** Day of the last visit to each address. */
    lastVisits: () => {
      const rows = db.prepare('SELECT address, visited FROM pages').all();
      return new Map(rows.map(({ address, visited }) => [String(address), String(visited)]));
    },
    pageOf: (address: string): KeptPage | undefined => {
      const row = db.prepare('SELECT * FROM pages WHERE address = ?').get(address);
      const lines = row?.['lines'] instanceof Uint8Array && JSON.parse(inflateRawSync(row['lines']).toString());
      return row && { ...(row as unknown as KeptPage), lines: lines || undefined };
    },
    /** How every address stands. */
    pages: () =>
      db.prepare('SELECT address, state, reason, since FROM pages').all() as unknown as (Pick<
        KeptPage,
        'state' | 'reason' | 'since'
      > & { address: string })[],
    /** Before it is read: a page that takes this program with it is the last to be read again. */
    keepPage,
    /** How a page stands and what it changed, both or neither. */
    keep: (address: string, visited: string, page: KeptPage, finding: NewFinding | undefined) =>
      inTransaction(db, () => {
        keepPage(address, visited, page);
        if (page.state === 'read' || page.state === 'moved') {
          const gone =
            "UPDATE findings SET closed = ? WHERE address = ? AND finding ->> '$.kind' = 'gone' AND closed IS NULL";
          db.prepare(gone).run(visited, address);
        }
        const insert = db.prepare('INSERT INTO findings (address, finding) VALUES (?, ?)');
        if (finding) insert.run(address, JSON.stringify(finding));
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
