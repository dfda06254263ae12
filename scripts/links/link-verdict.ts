/** What a server answered, or why it did not. */
export type Answer = { address: string; status: number; location?: string } | { address: string; failure: Failure };

/** `no-such-host`: the name has no address any more. Anything else may be our own network or their mood. */
export type Failure = 'no-such-host' | 'timeout' | 'refused' | 'certificate';

export interface Verdict {
  outcome: 'alive' | 'moved' | 'dead' | 'unsure';
  /** In a few Spanish words, for whoever decides what to do. */
  reason: string;
  /** Where a permanent redirect leads. */
  movedTo?: string;
}

const FAILURES: Record<Failure, string> = {
  'no-such-host': 'el dominio ya no existe',
  timeout: 'no respondió a tiempo',
  refused: 'no aceptó la conexión',
  certificate: 'su certificado no es válido',
};

export const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);
const isPermanent = (status: number) => status === 301 || status === 308;

/**
 * What the answers to one address mean, redirects followed. Only what a server states plainly is called dead;
 * many official sites refuse whatever is no browser.
 */
export function verdictOn(answers: readonly Answer[]): Verdict {
  const last = answers.at(-1);
  if (!last) return { outcome: 'unsure', reason: 'no se preguntó' };
  const movedTo = lastPermanentAddress(answers);
  const moved = movedTo === undefined ? {} : { movedTo };
  if ('failure' in last) {
    return { outcome: last.failure === 'no-such-host' ? 'dead' : 'unsure', reason: FAILURES[last.failure], ...moved };
  }
  const { status } = last;
  if (status === 404 || status === 410) return { outcome: 'dead', reason: `responde ${status}`, ...moved };
  if (isRedirect(status)) return { outcome: 'unsure', reason: 'redirige sin llegar a ninguna página', ...moved };
  if (movedTo !== undefined) return { outcome: 'moved', reason: `responde ${status}`, movedTo };
  if (status >= 200 && status < 300) return { outcome: 'alive', reason: `responde ${status}` };
  return { outcome: 'unsure', reason: `responde ${status}` };
}

/** Where permanent redirects lead before the first temporary one: a temporary target is not to be written down. */
function lastPermanentAddress(answers: readonly Answer[]): string | undefined {
  const first = answers.findIndex((answer) => 'failure' in answer || !isPermanent(answer.status));
  return first > 0 ? answers[first]?.address : undefined;
}
