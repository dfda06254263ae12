import { Agent } from 'node:http';
import type { EnquiryKind } from '../../../src/forms/kinds.ts';
import { generatedPosts } from './generated-bodies.ts';
import { send } from './send.ts';

export interface FuzzOptions {
  port: number;
  seed: number;
  kind: EnquiryKind;
  count: number;
}

export interface FuzzResult {
  /** How often each status was answered; 0 stands for no answer. */
  statuses: Map<number, number>;
  /** What must not happen: any status but 2xx, 3xx of the plain post, 4xx and 503. */
  bad: string[];
}

const AT_ONCE = 20;

/** Sends `count` generated bodies to one address. */
export async function fuzz({ port, seed, kind, count }: FuzzOptions): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const posts = generatedPosts(seed, kind, count);
  const result: FuzzResult = { statuses: new Map(), bad: [] };
  const worker = async () => {
    for (const post of posts) {
      const { status } = await send({ port, agent, ...post }).catch(() => ({ status: 0 }));
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (!isAllowed(status)) result.bad.push(describe(status, post.headers, post.body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return result;
}

function isAllowed(status: number): boolean {
  return (status >= 200 && status < 500 && status !== 404) || status === 503;
}

function describe(status: number, headers: Record<string, string>, body: Uint8Array): string {
  return `${status}: ${JSON.stringify(headers)} ${Buffer.from(body).toString('latin1').slice(0, 200)}`;
}
