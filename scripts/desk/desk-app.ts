import { createHash, timingSafeEqual } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { parse } from 'yaml';
import type { CountryName } from '../../src/catalogue/country-schema.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import { readContent } from '../read-content.ts';
import type { Topic } from '../watch/reading/topic.ts';
import { writeWhole } from '../write-whole.ts';
import { noteDecision, replyTo, reportOf } from './decide-report.ts';
import { deskPage, donePage, type FormPage, formPage, listPage, trialPage } from './desk-pages.ts';
import { type DeskPlace, taskGroups } from './desk-tasks.ts';
import { changed, changedLines, commitMessage } from './record-change.ts';
import { fieldsOf, formTopics, sourcesOf } from './record-fields.ts';
import { tryChange } from './try-change.ts';

export interface DeskSettings extends DeskPlace {
  token: string;
  /** `127.0.0.1:4455` and `localhost:4455`: whoever asks for another name was led here by another site. */
  hosts: readonly string[];
  /** `YYYY-MM-DD`. */
  today: () => string;
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The token is in the address: no other site is told it.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The desk: reads everything, writes nothing but records of `content/countries/` and `content/corrections.yaml`. */
export function createDesk(settings: DeskSettings): Hono {
  const { token, hosts, content, today } = settings;
  const base = `/${token}`;
  const app = new Hono();
  app.use(async (context, next) => {
    const { method, headers } = context.req.raw;
    const host = headers.get('host') ?? '';
    const origin = headers.get('origin');
    const isOurs = hosts.includes(host) && (method === 'GET' ? origin === null : origin === `http://${host}`);
    const [, given = ''] = new URL(context.req.url).pathname.split('/');
    if (!isOurs || !isSame(given, token)) return context.text('No.', 404);
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    return undefined;
  });
  app.use(bodyLimit({ maxSize: 200_000 }));

  app.get(`${base}/`, (context) => context.html(listPage(base, taskGroups(settings, readContent(content), today()))));
  app.get(`${base}/ficha/:slug/:topic`, (context) => {
    const record = recordAt(content, context);
    if (!record) return context.notFound();
    const { because = '', url = '', report = '' } = context.req.query();
    return context.html(formPage(formOf(record, { because, url, report })));
  });
  app.post(`${base}/ficha/:slug/:topic/:step`, async (context) => {
    const record = recordAt(content, context);
    const step = context.req.param('step');
    if (!record || !['antes-y-despues', 'seguir', 'guardar'].includes(step)) return context.notFound();
    const typed = typedIn(await context.req.parseBody());
    const again = (...trouble: string[]) =>
      context.html(formPage(formOf(record, { typed, trouble })), trouble.length > 0 ? 409 : 200);
    if (step === 'seguir') return again();
    if (typed.get('made') !== record.made) {
      return again(
        'La ficha cambió desde que abriste este formulario. Lo que escribiste sigue aquí: compáralo con ella antes de seguir.',
      );
    }
    const change = changed(record, typed, today());
    if (typeof change === 'string') return again(change);
    const trial = tryChange(content, record.slug, change.text, today());
    if (trial.problems.length > 0) return again(...trial.problems);
    const message = commitMessage(record, change, typed, today());
    if (step === 'antes-y-despues') {
      return context.html(
        trialPage({ base, ...record }, trial, { lines: changedLines(record.text, change.text), message, typed }),
      );
    }
    // Somebody may have written while this was being tried; from here to the new name nothing else runs.
    if (fingerprint(readFileSync(record.path, 'utf8')) !== record.made)
      return again('La ficha cambió mientras se guardaba. No se escribió nada.');
    writeWhole(record.path, change.text);
    const report = reportOf(settings.inboxFile, typed.get('report') ?? '');
    if (report) noteDecision(content, report, 'corrected', today());
    const said = html`<p>Quedó en content/countries/${record.slug}.yaml. Mensaje para el commit:</p><pre>${message}</pre>`;
    return context.html(donePage(base, `${record.name}: guardado`, said, report && replyTo(report, 'corrected')));
  });
  app.post(`${base}/reporte/:id`, async (context) => {
    const report = reportOf(settings.inboxFile, context.req.param('id'));
    const { outcome } = await context.req.parseBody();
    if (!report || (outcome !== 'already-right' && outcome !== 'no-source')) return context.notFound();
    noteDecision(content, report, outcome, today());
    return context.html(
      donePage(
        base,
        `Reporte ${report.id}: decidido`,
        html`<p>Quedó en content/corrections.yaml.</p>`,
        replyTo(report, outcome),
      ),
    );
  });
  app.notFound((context) => context.text('No hay nada aquí.', 404));
  app.onError((error, context) =>
    context.html(
      deskPage(
        'No se pudo',
        base,
        html`<p>${error.message}</p><p>No se escribió nada. Vuelve con el botón de atrás: lo que escribiste sigue ahí.</p>`,
      ),
      500,
    ),
  );
  return app;

  function formOf(record: OpenRecord, more: Partial<FormPage>): FormPage {
    const { text, topic } = record;
    const because = more.because ?? more.typed?.get('because') ?? '';
    const report = more.report ?? more.typed?.get('report') ?? '';
    return {
      url: '',
      ...record,
      base,
      fields: fieldsOf(text, topic),
      sources: sourcesOf(text, topic),
      today: today(),
      ...more,
      because,
      report,
    };
  }
}

interface OpenRecord {
  slug: string;
  topic: Topic;
  name: string;
  /** For commit messages. */
  english: string;
  path: string;
  text: string;
  /** Fingerprint of the text. */
  made: string;
}

/** The record an address names, if it is one: a plain file of `content/countries/`, never a way out of it. */
function recordAt(content: string, context: Context): OpenRecord | undefined {
  const { slug = '', topic = '' } = context.req.param();
  const folder = join(content, 'countries');
  const path = join(folder, `${slug}.yaml`);
  const isTopic = (formTopics() as readonly string[]).includes(topic);
  if (!isTopic || !readdirSync(folder).includes(`${slug}.yaml`) || !lstatSync(path).isFile()) return undefined;
  const text = readFileSync(path, 'utf8');
  const names = parse(readFileSync(join(content, 'country-names.yaml'), 'utf8')) as CountryName[];
  const known = names.find(({ name }) => canonicalSlug(name) === slug);
  return {
    slug,
    topic: topic as Topic,
    name: known?.nameSpanish ?? slug,
    english: known?.name ?? slug,
    path,
    text,
    made: fingerprint(text),
  };
}

function typedIn(body: Record<string, unknown>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(body).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])),
  );
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}
