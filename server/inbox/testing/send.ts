import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Post {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | string;
  agent?: Agent;
  method?: string;
}

/**
 * One POST with exactly these headers, as from a form of the site itself. Not `fetch`, which writes some headers of
 * its own. Rejects when no answer comes.
 */
export function send({ port, path, headers, body, agent, method = 'POST' }: Post): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
        answer.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
