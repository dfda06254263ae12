import { Agent } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { send } from './send.ts';

export interface Storm {
  /** Marks of the submissions that were answered with "received". */
  acknowledged: string[];
  /** Answers that were neither that nor silence. */
  others: number;
}

export interface StormOptions {
  port: number;
  connections: number;
  /** Ends the storm; the end of the server does too. */
  signal: AbortSignal;
  /** Tells this storm's submissions from any other's. */
  prefix: string;
  onAcknowledged?: (count: number) => unknown;
}

/** Sends contact messages from many connections at once, each with a mark of its own, one after the other. */
export async function storm({ port, connections, signal, prefix, onAcknowledged }: StormOptions): Promise<Storm> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: Storm = { acknowledged: [], others: 0 };
  const oneConnection = async (number: number) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const mark = `${prefix}-${number}-${turn}`;
      const body = JSON.stringify({ name: mark, email: 'ana@ejemplo.mx', subject: 'otro', message: 'Hola, ¿qué tal?' });
      const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
      try {
        const { status } = await send({ port, path: '/buzon/contacto', headers, body, agent });
        if (status === 200) result.acknowledged.push(mark);
        else result.others += 1;
        onAcknowledged?.(result.acknowledged.length);
      } catch {
        // The server is gone. What it had not answered may be stored or not; nobody was told either way.
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => oneConnection(number)));
  agent.destroy();
  return result;
}

export interface Kept {
  missing: number;
  twice: number;
  rows: number;
}

/** Compares what was acknowledged with what the file holds. */
export function compareWithFile(file: string, acknowledged: readonly string[]): Kept {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("SELECT payload ->> '$.name' AS mark FROM submissions").all();
  db.close();
  const marks = new Set(rows.map((row) => row['mark']));
  return {
    missing: acknowledged.filter((mark) => !marks.has(mark)).length,
    twice: rows.length - marks.size,
    rows: rows.length,
  };
}
