import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { RequestDetails } from 'web-push';
import { publicLookup } from '../public-address.ts';

/** Nobody answered in time, or at all. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
  /** Everything was on its way: it may have arrived. */
  readonly isSent: boolean;

  constructor(cause: Error, isSent: boolean) {
    super(cause.message, { cause });
    this.isSent = isSent;
  }
}

export interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

/** One POST to a push service: no redirect is followed, no private address reached, nothing of the answer kept. */
export function postAlert(
  { endpoint, headers, body }: RequestDetails,
  { signal, allowLoopback }: { signal: AbortSignal; allowLoopback: boolean },
): Promise<PushAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PushAnswer>();
  const options: RequestOptions = {
    method: 'POST',
    headers: headers as Record<string, string>,
    signal,
    lookup: publicLookup(allowLoopback),
  };
  const request = endpoint.startsWith('http:') && allowLoopback ? httpRequest : httpsRequest;
  const outgoing = request(endpoint, options, (answer) => {
    answer.resume();
    resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
  });
  const fail = (error: Error) => reject(new UnansweredError(error, outgoing.writableFinished));
  outgoing.once('error', fail);
  // An answer that would change the protocol (101) is none for Node: without a listener it would leave us waiting for ever.
  outgoing.once('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy();
    resolve({ status: statusCode, retryAfter: undefined });
  });
  outgoing.once('close', () => fail(new Error('closed without an answer')));
  outgoing.end(body);
  return promise;
}
