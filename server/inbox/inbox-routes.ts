import type { Context, Hono } from 'hono';
import { ENQUIRY_KINDS, type EnquiryKind, INBOX_PATHS } from '../../src/forms/kinds.ts';
import { isFull } from '../database.ts';
import { bodyType, type PostLimits, readPost, type SentFields } from '../request-body.ts';
import type { Site } from '../site.ts';
import { type Answers, type Asker, createAnswers } from './answers.ts';
import type { InboxStore } from './inbox-store.ts';
import { readSubmission } from './submission.ts';
import { INBOX_FULL } from './wording.ts';

/** An outage usually ends when a lock is released or somebody makes room on the disk. */
const RETRY_AFTER_OUTAGE_S = 30;
const RETRY_WHEN_FULL_S = 86_400;

export interface InboxOptions extends PostLimits {
  store: InboxStore;
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
  const type = bodyType(c.req);
  const acceptsHtml = /(^|[,\s])text\/html\b/i.test(c.req.header('Accept') ?? '');
  const asker: Asker = { kind, type, wantsPage: type !== 'json' && acceptsHtml };
  const sent = await readPost(c, type, inbox);
  return 'status' in sent ? inbox.answers.refused(sent.status, asker, sent) : keep(sent, asker, inbox);
}

async function keep(sent: SentFields, asker: Asker, { answers, store }: Inbox): Promise<Response> {
  const submission = readSubmission(asker.kind, asker.type, sent);
  // A robot that noticed would come back with the trap left empty.
  if (submission.verdict === 'trapped') return answers.accepted(asker);
  if (submission.verdict === 'refused') return answers.refused(422, asker, { sent, errors: submission.errors });
  try {
    await store.add(asker.kind, submission.payload);
  } catch (error) {
    const [words, wait] = isFull(error) ? [INBOX_FULL, RETRY_WHEN_FULL_S] : [undefined, RETRY_AFTER_OUTAGE_S];
    return answers.refused(503, asker, { sent, words, headers: { 'Retry-After': String(wait) } });
  }
  return answers.accepted(asker);
}
