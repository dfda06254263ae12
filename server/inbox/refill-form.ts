import { parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { FormTemplate } from './form-template.ts';
import { attribute, type Element, elementsIn, escapeHtml, setAttribute } from './html-tree.ts';

/** What the visitor sent and what is wrong with it, by the `name` of the field. */
export interface Refill {
  values: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  /** Leads the summary; what follows says what to do about it. */
  heading: string;
  sentence?: string;
}

/** Buttons send nothing a visitor typed, and hidden fields are the page's own. */
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file', 'password']);

/**
 * The page of the form as the visitor left it, for a post without JavaScript that could not be accepted: every
 * field keeps its value, each mistake is told beside its field and again in a summary that takes the focus. The
 * markup is that of `Field` and `ErrorSummary` in `src/ui`, which do the same in the browser.
 */
export function refillForm({ before, fields, after, iconSprite }: FormTemplate, refill: Refill): string {
  const { values, errors } = refill;
  const form = parseFragment(fields);
  const controls = elementsIn(form).filter(isTyped);
  for (const control of controls) {
    if (errors.has(nameOf(control))) markWrong(control);
    putValue(control, values.get(nameOf(control)));
  }
  // Of a group of radio buttons the first stands for all.
  const names = controls.map(nameOf);
  const wrong = controls.filter((_, at) => errors.has(names[at] ?? '') && names.indexOf(names[at] ?? '') === at);
  for (const control of wrong) tell(control, errors.get(nameOf(control)) ?? '', iconSprite);
  return before + summary(refill, wrong) + serialize(form) + after;
}

function isTyped(element: Element): boolean {
  if (!attribute(element, 'name')) return false;
  const { tagName } = element;
  return tagName === 'textarea' || tagName === 'select' || (tagName === 'input' && !NOT_TYPED.has(typeOf(element)));
}

function putValue(control: Element, value: string | undefined): void {
  const chosen = (isChosen: boolean) => (isChosen ? '' : undefined);
  if (['checkbox', 'radio'].includes(typeOf(control))) {
    setAttribute(control, 'checked', chosen(value === (attribute(control, 'value') ?? 'on')));
  } else if (value === undefined) return;
  else if (control.tagName === 'input') setAttribute(control, 'value', value);
  else if (control.tagName === 'select') {
    for (const option of elementsIn(control)) setAttribute(option, 'selected', chosen(optionValue(option) === value));
  } else {
    control.childNodes = [];
    // A browser drops the first line break in a text area, so one more keeps those that were typed.
    tree.insertText(control, `\n${value}`);
  }
}

function markWrong(control: Element): void {
  setAttribute(control, 'id', idOf(control));
  setAttribute(control, 'aria-invalid', 'true');
  const described = [attribute(control, 'aria-describedby'), messageId(control)].filter(Boolean).join(' ');
  setAttribute(control, 'aria-describedby', described);
}

/** The message at the end of the `field` around a control, which gets its red frame once; without one, behind the control. */
function tell(control: Element, message: string, iconSprite: string | undefined): void {
  const icon = iconSprite
    ? `<svg class="icon" aria-hidden="true"><use href="${escapeHtml(iconSprite)}#alert"></use></svg>`
    : '';
  const html = `<p class="error" id="${escapeHtml(messageId(control))}">${icon}<span>${escapeHtml(message)}</span></p>`;
  const text = parseFragment(html).childNodes[0];
  if (!text) return;
  const field = fieldAround(control);
  if (field) {
    const classes = new Set(attribute(field, 'class')?.split(/\s+/)).add('field--error');
    setAttribute(field, 'class', [...classes].join(' '));
    tree.appendChild(field, text);
  } else {
    const siblings = control.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(control) + 1, 0, text);
  }
}

function fieldAround({ parentNode }: Element): Element | undefined {
  if (!parentNode || !tree.isElementNode(parentNode)) return undefined;
  const isField = attribute(parentNode, 'class')?.split(/\s+/).includes('field');
  return isField ? parentNode : fieldAround(parentNode);
}

function summary({ errors, heading, sentence }: Refill, wrong: readonly Element[]): string {
  const links = wrong.map((control) => {
    const message = escapeHtml(errors.get(nameOf(control)) ?? '');
    return `<li><a href="#${escapeHtml(idOf(control))}">${message}</a></li>`;
  });
  const listed = new Set(wrong.map(nameOf));
  const others = [...errors].filter(([name]) => !listed.has(name)).map(([, text]) => `<li>${escapeHtml(text)}</li>`);
  const items = [...links, ...others].join('');
  return [
    '<div class="notice notice--error summary" role="alert" tabindex="-1" autofocus>',
    `<h2>${escapeHtml(heading)}</h2>`,
    sentence ? `<p>${escapeHtml(sentence)}</p>` : '',
    items ? `<ul>${items}</ul>` : '',
    '</div>',
  ].join('');
}

function nameOf(control: Element): string {
  return attribute(control, 'name') ?? '';
}

function typeOf(control: Element): string {
  return attribute(control, 'type')?.toLowerCase() ?? 'text';
}

function optionValue(option: Element): string {
  const text = option.childNodes.filter((node) => tree.isTextNode(node)).map(({ value }) => value);
  return attribute(option, 'value') ?? text.join('').trim();
}

function idOf(control: Element): string {
  return attribute(control, 'id') ?? `campo-${nameOf(control).replace(/[^a-z0-9_-]+/gi, '-')}`;
}

function messageId(control: Element): string {
  return `${idOf(control)}-error`;
}
