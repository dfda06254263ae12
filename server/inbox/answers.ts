import { escapeHtml } from '../../src/catalogue/escape-html.ts';
import { type EnquiryKind, FORM_PAGES, formFieldName, INBOX_PATHS } from '../../src/forms/kinds.ts';
import { mistakesHeading } from '../../src/forms/messages.ts';
import { sentenceHtml } from '../error-page.ts';
import { type BodyType, jsonAnswer, type SentFields } from '../request-body.ts';
import type { Site } from '../site.ts';
import { type FormTemplate, readFormTemplate, refillForm } from './refill-form.ts';
import { REFUSALS, type RefusalStatus, type RefusalText, SEND_FAILED } from './wording.ts';

/** Who asked: a script, which reads JSON, or a browser that shows the answer as its next page. */
export interface Asker {
  kind: EnquiryKind;
  type: BodyType | undefined;
  wantsPage: boolean;
}

interface Refusal {
  /** Present once the body was read: what the visitor typed goes back into the form. */
  sent?: SentFields;
  errors?: ReadonlyMap<string, string>;
  /** Said instead of what is usual for the status. */
  words?: RefusalText;
  headers?: Record<string, string>;
}

/** Nobody may keep an answer to a submission. */
const NO_STORE = { 'Cache-Control': 'no-store' };

export type Answers = ReturnType<typeof createAnswers>;

/** Answers like the services the inbox stands in for, and like a web page to a browser without JavaScript. */
export function createAnswers(site: Site) {
  const templates = new Map<EnquiryKind, FormTemplate | undefined>();

  const templateFor = (kind: EnquiryKind): FormTemplate | undefined => {
    if (!templates.has(kind)) {
      const page = site.files.get(FORM_PAGES[kind])?.identity.body;
      templates.set(kind, page && readFormTemplate(new TextDecoder().decode(page), INBOX_PATHS[kind]));
    }
    return templates.get(kind);
  };

  const accepted = ({ kind, type, wantsPage }: Asker): Response => {
    if (wantsPage)
      return new Response(null, { status: 303, headers: { ...NO_STORE, Location: `/gracias?de=${kind}` } });
    return jsonAnswer(200, kind === 'newsletter' && type !== 'json' ? { success: true } : { ok: true });
  };

  const refused = (status: RefusalStatus, { kind, wantsPage }: Asker, refusal: Refusal = {}): Response => {
    const { sent, errors = new Map<string, string>(), words = REFUSALS[status], headers = {} } = refusal;
    const [, sentence] = words;
    if (!wantsPage) {
      const reason = errors.size > 0 ? { errors: Object.fromEntries(errors) } : { error: sentence };
      return jsonAnswer(status, { ok: false, ...reason }, headers);
    }
    const template = sent && templateFor(kind);
    if (!template) return html(status, sentencePage(words, FORM_PAGES[kind], [...errors.values()]), headers);
    const page = refillForm(template, {
      values: typedTexts(sent),
      errors: new Map([...errors].map(([key, message]) => [formFieldName(kind, key), message])),
      heading: errors.size > 0 ? mistakesHeading(errors.size) : SEND_FAILED[kind],
      sentence: errors.size > 0 ? undefined : `${sentence} Lo que escribiste sigue aquí.`,
    });
    return html(status, page, headers);
  };

  return { accepted, refused };
}

/** A page with one sentence, for a post that is no use to show in its form. Like the server's own error pages. */
function sentencePage(
  [title, sentence]: readonly [title: string, sentence: string],
  formPage: string,
  mistakes: readonly string[],
): string {
  const list = mistakes.map((mistake) => `<li>${escapeHtml(mistake)}</li>`).join('\n');
  const way = `<p><a href="${formPage}">Volver al formulario</a></p>`;
  return sentenceHtml(title, `<p>${sentence}</p>\n${list && `<ul>\n${list}\n</ul>\n`}${way}`);
}

function typedTexts({ fields }: SentFields): Map<string, string> {
  return new Map([...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
}

function html(status: number, text: string, headers: Record<string, string>): Response {
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(text, { status, headers: { ...type, ...NO_STORE, ...headers } });
}
