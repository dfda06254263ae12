import { escapeHtml } from '../../src/catalogue/escape-html.ts';

/** The built page with one form, cut where an answer writes: before its fields, the fields, and after them. */
export interface FormTemplate {
  before: string;
  fields: string;
  after: string;
  /** Address of the file with the icons. */
  iconSprite: string | undefined;
}

/** What the visitor sent and what is wrong with it, by the `name` of the field. */
export interface Refill {
  values: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  /** Leads the summary; what follows says what to do about it. */
  heading: string;
  sentence?: string;
}

/** As React prints them: attributes in double quotes, with no `>` in them, and text without markup. */
const CONTROL = /<input\b[^>]*>|<(textarea|select)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Cuts a page of the build at its form that posts to `path`; undefined when it has none. */
export function readFormTemplate(page: string, path: string): FormTemplate | undefined {
  const start = page.search(new RegExp(`<form\\b[^>]*\\baction="[^"]*${path}"`));
  if (start < 0) return undefined;
  const open = page.indexOf('>', start);
  const end = page.indexOf('</form>', open);
  return {
    // Screen readers read the title first.
    before: page.slice(0, open + 1).replace('<title>', '<title>Error: '),
    fields: page.slice(open + 1, end),
    after: page.slice(end),
    iconSprite: /href="([^"#]+\.svg)#/.exec(page)?.[1],
  };
}

/**
 * The page of the form as the visitor left it, for a post without JavaScript that could not be accepted: every
 * field keeps its value, each mistake is told behind its field and again in a summary that takes the focus. The
 * markup is that of `Field` and of `form-messages.ts`, which does the same in the browser.
 */
export function refillForm({ before, fields, after, iconSprite }: FormTemplate, refill: Refill): string {
  const unplaced = new Map(refill.errors);
  const links: string[] = [];
  const icon = iconSprite && `<svg class="icon" aria-hidden="true"><use href="${iconSprite}#alert"></use></svg>`;
  const filled = fields.replace(CONTROL, (control) => {
    const name = attribute(control, 'name');
    const id = attribute(control, 'id');
    if (!name || attribute(control, 'type') === 'hidden') return control;
    const value = refill.values.get(name);
    const withValue = value === undefined ? control : putValue(control, escapeHtml(value));
    const error = unplaced.get(name);
    if (!id || error === undefined) return withValue;
    unplaced.delete(name);
    const message = escapeHtml(error);
    links.push(`<li><a href="#${id}">${message}</a></li>`);
    return `${markWrong(withValue, `${id}-error`)}<p class="error" id="${id}-error">${icon ?? ''}<span>${message}</span></p>`;
  });
  const others = [...unplaced.values()].map((message) => `<li>${escapeHtml(message)}</li>`);
  const items = [...links, ...others].join('');
  const sentence = refill.sentence && `<p>${escapeHtml(refill.sentence)}</p>`;
  const summary = `<div class="notice notice--error summary" role="alert" tabindex="-1" autofocus><h2>${escapeHtml(refill.heading)}</h2>${sentence ?? ''}${items && `<ul>${items}</ul>`}</div>`;
  return before + summary + filled + after;
}

/** `value` is escaped. */
function putValue(control: string, value: string): string {
  if (control.startsWith('<input')) {
    return control.replace(/ value="[^"]*"/, '').replace(/\/?>$/, () => ` value="${value}"/>`);
  }
  // A browser drops the first line break in a text area, so one more keeps those that were typed.
  if (control.startsWith('<textarea')) return `${control.slice(0, control.indexOf('>') + 1)}\n${value}</textarea>`;
  return control
    .replaceAll(' selected=""', '')
    .replace(`<option value="${value}"`, (option) => `${option} selected=""`);
}

function markWrong(control: string, messageId: string): string {
  const described = [attribute(control, 'aria-describedby'), messageId].filter(Boolean).join(' ');
  return control
    .replace(/ aria-describedby="[^"]*"/, '')
    .replace(/\/?>/, (end) => ` aria-invalid="true" aria-describedby="${described}"${end}`);
}

function attribute(control: string, name: string): string | undefined {
  return new RegExp(`^<[^>]* ${name}="([^"]*)"`).exec(control)?.[1];
}
