import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { ENQUIRY_KINDS, type EnquiryKind, INBOX_PATHS } from '../../src/forms/kinds.ts';
import { addressOf } from '../client-address.ts';
import type { RateLimit } from '../rate-limit.ts';
import { bodyType, parseBody, readBody, type SentFields, UnreadableBody } from '../request-body.ts';
import { isSameOrigin } from '../same-origin.ts';
import type { Site } from '../site.ts';
import { type Answers, type Asker, createAnswers } from './answers.ts';
import { type InboxStore, InboxUnavailable } from './inbox-store.ts';
import { readSubmission } from './submission.ts';
import { INBOX_FULL } from './wording.ts';

/** An outage usually ends when a lock is released or somebody makes room on the disk. */
const RETRY_AFTER_OUTAGE_S = 30;
const RETRY_WHEN_FULL_S = 86_400;

export interface InboxOptions {
  store: InboxStore;
  rateLimit: RateLimit;
  trustProxy: boolean;
}

interface Inbox extends InboxOptions {
  answers: Answers;
}

/** The embedded inbox: one address per form, which answers only after the submission is on disk. */
export function addInboxRoutes(app: Hono, site: Site, options: InboxOptions): void {
  const inbox = { ...options, answers: createAnswers(site) };
  for (const kind of ENQUIRY_KINDS) app.all(INBOX_PATHS[kind], (c) => receive(c, kind, inbox));
}

async function receive(c: Context, kind: EnquiryKind, inbox: Inbox): Promise<Response> {
  const { answers, rateLimit, trustProxy } = inbox;
  const contentType = c.req.header('Content-Type') ?? '';
  const type = bodyType(contentType, c.req.header('Content-Encoding'));
  const asker: Asker = { kind, type, wantsPage: type !== 'json' && acceptsHtml(c.req.header('Accept')) };

  if (c.req.method !== 'POST') return answers.refused(405, asker, { headers: { Allow: 'POST' } });
  if (!isSameOrigin(c.req.header())) return answers.refused(403, asker);
  if (!type) return answers.refused(415, asker);

  const sent = await readFields(c, type, contentType);
  if (sent === 'too-large') return answers.refused(413, asker);
  if (sent === 'unreadable') return answers.refused(400, asker);

  const wait = rateLimit(addressOf(c, trustProxy));
  if (wait > 0) return answers.refused(429, asker, { sent, headers: { 'Retry-After': String(wait) } });

  return keep(sent, type, asker, inbox);
}

async function keep(sent: SentFields, type: Asker['type'] & string, asker: Asker, inbox: Inbox): Promise<Response> {
  const { answers, store } = inbox;
  const submission = readSubmission(asker.kind, type, sent);
  // A robot that noticed would come back with the trap left empty.
  if (submission.verdict === 'trapped') return answers.accepted(asker);
  if (submission.verdict === 'refused') return answers.refused(422, asker, { sent, errors: submission.errors });
  try {
    await store.add(asker.kind, submission.payload);
  } catch (error) {
    if (!(error instanceof InboxUnavailable)) throw error;
    const [words, wait] = error.isFull ? [INBOX_FULL, RETRY_WHEN_FULL_S] : [undefined, RETRY_AFTER_OUTAGE_S];
    return answers.refused(503, asker, { sent, words, headers: { 'Retry-After': String(wait) } });
  }
  return answers.accepted(asker);
}

async function readFields(
  c: Context,
  type: Asker['type'] & string,
  contentType: string,
): Promise<SentFields | 'too-large' | 'unreadable'> {
  try {
    const body = await readBody(c.req);
    return body ? await parseBody(body, type, contentType) : 'too-large';
  } catch (error) {
    if (error instanceof UnreadableBody || isAborted(c)) return 'unreadable';
    throw error;
  }
}

/** The visitor left in the middle of sending: nobody is there for the answer, and nothing is wrong with us. */
function isAborted(c: Context): boolean {
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.destroyed ?? false;
}

function acceptsHtml(accept = ''): boolean {
  return /(^|[,\s])text\/html\b/i.test(accept);
}
