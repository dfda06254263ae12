import { attribute, decodeHtml, type Tag, tagsOf } from './html-tags.ts';

/** A field of the form, with the places of the page where its value and its message go. */
export interface Control {
  name: string;
  tag: Tag;
  kind: 'text' | 'check' | 'textarea' | 'select';
  options: { tag: Tag; value: string }[];
  /** Where the text of a text area ends. */
  contentEnd: number;
  /** The element of class `field` around it, and where its content ends. */
  field: { tag: Tag; contentEnd: number } | undefined;
  /** Behind the whole control: the place of its message when no `field` is around it. */
  end: number;
}

/** The static page with one form, taken apart once, so that answering with it is cheap. */
export interface FormTemplate {
  page: string;
  form: Tag;
  controls: Control[];
  /** Islands around the form. Waking one would put React's own empty form in place of the filled one. */
  islands: Tag[];
  /** Where the text of `<title>` begins. */
  titleStart: number | undefined;
  /** Address of the file with the icons, as the page itself uses it. */
  iconSprite: string | undefined;
}

interface OpenElement {
  tag: Tag;
  control?: Control;
  field?: { tag: Tag; contentEnd: number };
}

/** Buttons send nothing a visitor typed, and hidden fields are the page's own. */
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file', 'password']);

/** Finds the form that posts to `path`; undefined when the page has none. */
export function readFormTemplate(page: string, path: string): FormTemplate | undefined {
  let template: FormTemplate | undefined;
  let titleStart: number | undefined;
  let iconSprite: string | undefined;
  const islands: Tag[] = [];
  const open: OpenElement[] = [];
  for (const tag of tagsOf(page)) {
    if (tag.name === 'use') iconSprite ??= /^[^#]+\.svg(?=#)/.exec(attribute(tag, 'href') ?? '')?.[0];
    if (template) {
      if (tag.name === 'form' && tag.isClosing) break;
      if (tag.isClosing) closeElement(tag, open);
      else openElement(template, tag, open);
    } else if (tag.name === 'form' && attribute(tag, 'action')?.endsWith(path)) {
      template = { page, form: tag, controls: [], islands: [...islands], titleStart, iconSprite };
    } else if (tag.name === 'astro-island') {
      if (tag.isClosing) islands.pop();
      else islands.push(tag);
    } else if (tag.name === 'title' && !tag.isClosing) {
      titleStart ??= tag.end;
    }
  }
  return template && { ...template, iconSprite };
}

function openElement({ page, controls }: FormTemplate, tag: Tag, open: OpenElement[]): void {
  const element: OpenElement = { tag };
  const kind = kindOf(tag);
  if (kind) {
    const field = open.findLast((outer) => outer.field)?.field;
    element.control = {
      name: attribute(tag, 'name') ?? '',
      tag,
      kind,
      options: [],
      contentEnd: tag.end,
      field,
      end: tag.end,
    };
    controls.push(element.control);
  }
  if (tag.name === 'option') {
    const text = page.slice(tag.end, page.indexOf('<', tag.end)).trim();
    const value = attribute(tag, 'value') ?? decodeHtml(text);
    open.findLast((outer) => outer.control?.kind === 'select')?.control?.options.push({ tag, value });
  }
  if (attribute(tag, 'class')?.split(/\s+/).includes('field')) element.field = { tag, contentEnd: tag.end };
  if (!tag.isVoid) open.push(element);
}

/** Closes the innermost open element of that name, and with it what was left open inside. */
function closeElement(tag: Tag, open: OpenElement[]): void {
  const index = open.findLastIndex((element) => element.tag.name === tag.name);
  if (index < 0) return;
  const { control, field } = open[index] ?? {};
  if (control) {
    control.contentEnd = tag.start;
    control.end = tag.end;
  }
  if (field) field.contentEnd = tag.start;
  open.length = index;
}

function kindOf(tag: Tag): Control['kind'] | undefined {
  if (!attribute(tag, 'name')) return undefined;
  if (tag.name === 'textarea' || tag.name === 'select') return tag.name;
  if (tag.name !== 'input') return undefined;
  const type = attribute(tag, 'type')?.toLowerCase() ?? 'text';
  if (type === 'checkbox' || type === 'radio') return 'check';
  return NOT_TYPED.has(type) ? undefined : 'text';
}
