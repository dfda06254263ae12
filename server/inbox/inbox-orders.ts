import { existsSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '../database.ts';
import { alertsFile } from './inbox-file.ts';
import { backUp, backUpInbox, changeInbox, readSubmissions } from './inbox-reader.ts';
import { csvTexts, fullText, listTexts } from './inbox-texts.ts';

const USAGE = `Uso: npm run inbox -- <orden>
  list                   lo recibido, lo más nuevo primero
  show <id>              un envío completo
  export                 todo, como tabla CSV, por la salida estándar
  delete <id>…           borra para siempre
  delete --before <día>  borra para siempre lo recibido antes de ese día, como 2026-01-31
  clean                  quita del disco lo que un borrado tuvo que dejar
  backup <archivo>       copia todo en un archivo nuevo, y los avisos en otro al lado, aunque el sitio esté en marcha
El archivo se elige con INBOX_FILE.`;

const STILL_READ = `Otro programa está leyendo el buzón, así que el texto de lo borrado sigue en su archivo "-wal".
Cuando termine, ejecuta: npm run inbox -- clean`;

/** An order that cannot be carried out: what to tell whoever gave it, and how the program ends. */
class Refusal extends Error {
  readonly code: number;
  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}

export interface InboxPlace {
  file: string;
  /** Where a copy goes that is named without a folder. */
  folder: string;
  out: Writable;
  /** Hears in one text why an order was not carried out. */
  complain: (text: string) => void;
}

/**
 * Carries out what `npm run inbox -- …` was told. The exit code: 0, 1 when it cannot be done, 2 when the order is not
 * understood.
 */
export async function obey(words: readonly string[], { file, folder, out, complain }: InboxPlace): Promise<number> {
  const [order, ...rest] = words;
  try {
    await carryOut();
    return 0;
  } catch (error) {
    // Whoever reads the output (`| head`) has seen enough.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
    complain(error instanceof Refusal ? error.message : `No se puede usar el buzón ${file}: ${reasonOf(error)}.`);
    return error instanceof Refusal ? error.code : 1;
  }

  async function carryOut(): Promise<void> {
    if (order === 'list' && rest.length === 0) return print(listTexts(readSubmissions(file, 'ORDER BY id DESC')));
    if (order === 'show' && rest.length === 1) return show(idOf(rest[0] ?? ''));
    if (order === 'export' && rest.length === 0) return print(csvTexts(readSubmissions(file, 'ORDER BY id')));
    if (order === 'delete' && rest.length === 2 && rest[0] === '--before') return removeBefore(rest[1] ?? '');
    if (order === 'clean' && rest.length === 0) return clean();
    if (order === 'backup' && rest.length === 1 && rest[0]) return backUpAll(rest[0]);
    if (order === 'delete' && rest.length > 0) return remove([...new Set(rest.map(idOf))]);
    throw new Refusal(USAGE, 2);
  }

  async function show(id: number): Promise<void> {
    const [submission] = [...readSubmissions(file, 'WHERE id = ?', id)];
    if (!submission) throw new Refusal(`No hay ningún envío con el id ${id}.`);
    await print([fullText(submission)]);
  }

  async function remove(ids: number[]): Promise<void> {
    await deleting((db) => {
      const one = db.prepare('DELETE FROM submissions WHERE id = ?');
      for (const id of ids)
        if (one.run(id).changes === 0) throw new Refusal(`No existe el id ${id}: no se borró nada.`);
      return ids.length;
    });
  }

  /** The day begins in Mexico City, as in the times that `list` shows. */
  async function removeBefore(day: string): Promise<void> {
    const start = new Date(`${day}T00:00:00-06:00`);
    // Some days that do not exist (2026-02-31) are taken for a later one.
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
    if (!isDay) throw new Refusal(`"${day}" no es un día: escríbelo como 2026-01-31.`, 2);
    await deleting((db) =>
      Number(db.prepare('DELETE FROM submissions WHERE received_at < ?').run(start.toISOString()).changes),
    );
  }

  async function deleting(change: Parameters<typeof changeInbox>[1]): Promise<void> {
    const { count, isGone } = changeInbox(file, change);
    await print([count === 1 ? 'Se borró 1 envío.\n' : `Se borraron ${count} envíos.\n`]);
    if (!isGone) throw new Refusal(STILL_READ);
  }

  async function clean(): Promise<void> {
    if (!changeInbox(file, () => 0).isGone) throw new Refusal(STILL_READ);
    await print(['De lo borrado no queda nada en el disco.\n']);
  }

  /** The alerts go beside the inbox: `buzon.sqlite` and `buzon-avisos.sqlite`. */
  async function backUpAll(name: string): Promise<void> {
    const copy = resolve(folder, name);
    const { dir, name: stem, ext } = parse(copy);
    const alertsCopy = join(dir, `${stem}-avisos${ext}`);
    const hasAlerts = existsSync(alertsFile(file));
    for (const path of hasAlerts ? [copy, alertsCopy] : [copy]) {
      if (existsSync(path)) throw new Refusal(`No se copió nada: ya existe ${path}.`);
    }
    backUpInbox(file, copy);
    if (hasAlerts) backUp(alertsFile(file), alertsCopy);
    await print([`El buzón se copió en ${copy}${hasAlerts ? `, y los avisos en ${alertsCopy}` : ''}.\n`]);
  }

  function print(texts: Iterable<string>): Promise<void> {
    return pipeline(Readable.from(texts), out, { end: false });
  }
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw new Refusal(`"${text}" no es un id: escribe uno de los números que muestra list.`, 2);
  }
  return Number(text);
}
