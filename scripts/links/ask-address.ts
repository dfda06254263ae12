import type { HostGate } from './host-gate.ts';
import { type Answer, type Failure, isRedirect } from './link-verdict.ts';

export interface AskSettings {
  gate: HostGate;
  userAgent: string;
  timeoutMs: number;
  /** A server that asks for a longer wait (`Retry-After`) is left for another day. */
  longestWaitMs: number;
}

/** Some servers refuse `HEAD` alone, and a few answer it with 404: only `GET` shows what a reader gets. */
const ASK_AGAIN_WITH_GET = new Set([403, 404, 405, 410, 501]);
const BUSY = new Set([429, 503]);
const MAX_REDIRECTS = 5;

/** Asks for one address and follows its redirects; the answers in the order they came. */
export async function askAddress(address: string, settings: AskSettings): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next: string | undefined = address;
  while (next !== undefined && answers.length <= MAX_REDIRECTS) {
    const answer: Answer = await ask(next, settings);
    answers.push(answer);
    next = redirectTarget(answer);
  }
  return answers;
}

async function ask(address: string, settings: AskSettings): Promise<Answer> {
  const answer = await askPatiently('HEAD', address, settings);
  const isFinal = 'failure' in answer || !ASK_AGAIN_WITH_GET.has(answer.status);
  return isFinal ? answer : askPatiently('GET', address, settings);
}

/** Asks again, once, after the wait that a busy server names. */
async function askPatiently(method: string, address: string, settings: AskSettings): Promise<Answer> {
  const first = await askOnce(method, address, settings);
  if (first.waitMs === undefined || first.waitMs > settings.longestWaitMs) return first.answer;
  settings.gate.rest(new URL(address).host, first.waitMs);
  return (await askOnce(method, address, settings)).answer;
}

function askOnce(method: string, address: string, { gate, userAgent, timeoutMs }: AskSettings) {
  return gate.run(new URL(address).host, async (): Promise<{ answer: Answer; waitMs?: number }> => {
    try {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        headers: { 'user-agent': userAgent, 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      const { status, headers } = response;
      const location = headers.get('location') ?? undefined;
      const answer = { address, status, ...(location === undefined ? {} : { location }) };
      const waitMs = BUSY.has(status) ? waitAsked(headers.get('retry-after')) : undefined;
      return { answer, ...(waitMs === undefined ? {} : { waitMs }) };
    } catch (error) {
      return { answer: { address, failure: failureOf(error) } };
    }
  });
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function waitAsked(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function redirectTarget(answer: Answer): string | undefined {
  if ('failure' in answer || !isRedirect(answer.status) || answer.location === undefined) return undefined;
  if (!URL.canParse(answer.location, answer.address)) return undefined;
  const target = new URL(answer.location, answer.address);
  return /^https?:$/.test(target.protocol) ? target.href : undefined;
}

function failureOf(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return 'no-such-host';
  if (/TIMEDOUT|TIMEOUT/.test(code)) return 'timeout';
  return /CERT|SSL|TLS|SIGNED|VERIFY|ALTNAME/.test(code) ? 'certificate' : 'refused';
}
