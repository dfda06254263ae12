import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openInboxReader, type StoredSubmission } from '../../server/inbox/inbox-reader.ts';
import type { Correction, Outcome } from '../../src/corrections/correction.ts';
import { readCorrections } from '../../src/corrections/corrections.server.ts';
import { writeWhole } from '../write-whole.ts';
import { withItem } from './edit-yaml.ts';

/** A report of the inbox, if there is one of that number. */
export function reportOf(inboxFile: string, id: string): StoredSubmission | undefined {
  if (!/^\d+$/.test(id) || !existsSync(inboxFile)) return undefined;
  const inbox = openInboxReader(inboxFile);
  try {
    const found = inbox.find(Number(id));
    return found?.kind === 'error-report' ? found : undefined;
  } finally {
    inbox.close();
  }
}

/** Notes for `/correcciones` what was decided of a report: nothing of who sent it. */
export function noteDecision(content: string, report: StoredSubmission, outcome: Outcome, today: string): void {
  const { id, receivedAt, payload } = report;
  // The same report may have led to several changes.
  if (readCorrections(content).corrections.some((one) => one.report === id)) return;
  const correction: Correction = {
    report: id,
    received: receivedAt.slice(0, 10),
    decided: today,
    country: payload['country'] ?? 'otro',
    about: (payload['errorType'] ?? 'otro') as Correction['about'],
    outcome,
  };
  const file = join(content, 'corrections.yaml');
  writeWhole(file, withItem(readFileSync(file, 'utf8'), 'corrections', correction, 'first'));
}

const SAID: Record<Outcome, string> = {
  corrected: 'Ya lo corregimos en la guía.',
  'already-right': 'Lo revisamos en su fuente y, por ahora, la guía dice lo mismo que ella.',
  'no-source': 'Lo buscamos y no hallamos una fuente que lo diga. Si tienes una, mándanosla.',
};

/**
 * A letter to whoever sent a report, for the editor's own mail program: nothing is sent from here. Undefined where they
 * left no address.
 */
export function replyTo({ payload }: StoredSubmission, outcome: Outcome): string | undefined {
  const { email, currentInfo = '' } = payload;
  if (!email) return undefined;
  const body = `Hola:\n\nNos escribiste que decía «${currentInfo.slice(0, 300)}». ${SAID[outcome]} Gracias por avisar.\n`;
  const said = Object.entries({ subject: 'Sobre el error que reportaste', body });
  return `mailto:${encodeURIComponent(email)}?${said.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&')}`;
}
