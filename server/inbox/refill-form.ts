import type { Control, FormTemplate } from './form-template.ts';
import { attribute, escapeHtml, type Tag, withAttributes } from './html-tags.ts';

/** What the visitor sent and what is wrong with it, by the `name` of the field. */
export interface Refill {
  values: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  /** Leads the summary; what follows says what to do about it. */
  heading: string;
  sentence?: string;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The page of the form as the visitor left it, for a post without JavaScript that could not be accepted: every
 * field keeps its value, each mistake is told beside its field and again in a summary that takes the focus. The
 * markup is that of `Field` and `ErrorSummary` in `src/ui`, which do the same in the browser.
 */
export function refillForm(template: FormTemplate, refill: Refill): string {
  const wrong = firstControls(template.controls, refill.errors);
  const edits = [
    ...titleEdits(template),
    ...template.islands.map((tag) => replace(tag, withAttributes(tag, { client: 'never' }))),
    // The mark of a form that its script looks after (`form-element.ts`): nothing is to send this one by itself.
    replace(template.form, withAttributes(template.form, { novalidate: '' }) + summary(refill, wrong)),
    ...template.controls.flatMap((control) => controlEdits(control, refill)),
    ...[...wrong].map(([name, control]) => messageEdit(template, control, refill.errors.get(name) ?? '')),
    ...markEdits(wrong.values()),
  ];
  return applyEdits(template.page, edits);
}

/** The control that stands for each mistaken field: of a group of radio buttons, the first. */
function firstControls(controls: readonly Control[], errors: Refill['errors']): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of controls) {
    if (errors.has(control.name) && !found.has(control.name)) found.set(control.name, control);
  }
  return found;
}

function summary({ errors, heading, sentence }: Refill, wrong: ReadonlyMap<string, Control>): string {
  const links = [...wrong].map(
    ([name, control]) => `<li><a href="#${escapeHtml(idOf(control))}">${escapeHtml(errors.get(name) ?? '')}</a></li>`,
  );
  const others = [...errors].filter(([name]) => !wrong.has(name)).map(([, text]) => `<li>${escapeHtml(text)}</li>`);
  const items = [...links, ...others].join('');
  return [
    '<div class="notice notice--error summary" role="alert" tabindex="-1" autofocus>',
    `<h2>${escapeHtml(heading)}</h2>`,
    sentence ? `<p>${escapeHtml(sentence)}</p>` : '',
    items ? `<ul>${items}</ul>` : '',
    '</div>',
  ].join('');
}

function controlEdits(control: Control, { values, errors }: Refill): Edit[] {
  const { tag, name, kind } = control;
  const value = values.get(name);
  const changes: Record<string, string | undefined> = {};
  if (errors.has(name)) {
    changes['id'] = idOf(control);
    changes['aria-invalid'] = 'true';
    changes['aria-describedby'] = [attribute(tag, 'aria-describedby'), messageId(control)].filter(Boolean).join(' ');
  }
  if (value !== undefined && kind === 'text') changes['value'] = value;
  if (kind === 'check') changes['checked'] = value === (attribute(tag, 'value') ?? 'on') ? '' : undefined;

  const edits = Object.keys(changes).length > 0 ? [replace(tag, withAttributes(tag, changes))] : [];
  if (value !== undefined && kind === 'textarea') {
    // A browser drops the first line break in a text area, so one more keeps those that were typed.
    edits.push({ start: tag.end, end: control.contentEnd, text: `\n${escapeHtml(value)}` });
  }
  if (value !== undefined && kind === 'select') {
    for (const option of control.options) {
      const selected = option.value === value ? '' : undefined;
      edits.push(replace(option.tag, withAttributes(option.tag, { selected })));
    }
  }
  return edits;
}

function messageEdit({ iconSprite }: FormTemplate, control: Control, message: string): Edit {
  const icon = iconSprite
    ? `<svg class="icon" aria-hidden="true"><use href="${escapeHtml(iconSprite)}#alert"></use></svg>`
    : '';
  const text = `<p class="error" id="${escapeHtml(messageId(control))}">${icon}<span>${escapeHtml(message)}</span></p>`;
  return insert(control.field?.contentEnd ?? control.end, text);
}

/** The red frame, once for each `field` even when several controls share it. */
function markEdits(wrong: Iterable<Control>): Edit[] {
  const fields = new Set([...wrong].flatMap(({ field }) => (field ? [field.tag] : [])));
  return [...fields].map((tag) =>
    replace(tag, withAttributes(tag, { class: `${attribute(tag, 'class')} field--error` })),
  );
}

/** Screen readers read the title first. */
function titleEdits({ titleStart }: FormTemplate): Edit[] {
  return titleStart === undefined ? [] : [insert(titleStart, 'Error: ')];
}

function idOf({ tag, name }: Control): string {
  return attribute(tag, 'id') ?? `campo-${name.replace(/[^a-z0-9_-]+/gi, '-')}`;
}

function messageId(control: Control): string {
  return `${idOf(control)}-error`;
}

function replace({ start, end }: Tag, text: string): Edit {
  return { start, end, text };
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function applyEdits(page: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += page.slice(done, start) + text;
    done = end;
  }
  return result + page.slice(done);
}
