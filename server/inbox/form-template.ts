import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { attribute, type Tag, tagOf } from './html-tags.ts';

type Element = DefaultTreeAdapterTypes.Element;

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

/** Buttons send nothing a visitor typed, and hidden fields are the page's own. */
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file', 'password']);

/** Finds the form that posts to `path`; undefined when the page has none. */
export function readFormTemplate(page: string, path: string): FormTemplate | undefined {
  const tag = (element: Element) => tagOf(page, element);
  const all = elementsIn(parse(page, { sourceCodeLocationInfo: true }));
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const form = named('form').find((candidate) => attribute(tag(candidate), 'action')?.endsWith(path));
  if (!form) return undefined;

  const inside = elementsIn(form);
  const fields = inside.filter((element) => attribute(tag(element), 'class')?.split(/\s+/).includes('field'));
  const places = new Map(fields.map((field) => [field, { tag: tag(field), contentEnd: contentEnd(field) }]));
  const controls = inside.flatMap((element): Control[] => {
    const own = tag(element);
    const kind = kindOf(own);
    if (!kind) return [];
    const field = fields.findLast((outer) => elementsIn(outer).includes(element));
    return [
      {
        name: attribute(own, 'name') ?? '',
        tag: own,
        kind,
        options: elementsIn(element).map((option) => ({ tag: tag(option), value: optionValue(option) })),
        contentEnd: contentEnd(element),
        field: field && places.get(field),
        end: element.sourceCodeLocation?.endOffset ?? own.end,
      },
    ];
  });
  const sprites = named('use').map((use) => /^[^#]+\.svg(?=#)/.exec(attribute(tag(use), 'href') ?? '')?.[0]);
  return {
    page,
    form: tag(form),
    controls,
    islands: named('astro-island')
      .filter((island) => elementsIn(island).includes(form))
      .map(tag),
    titleStart: named('title')[0]?.sourceCodeLocation?.startTag?.endOffset,
    iconSprite: sprites.find(Boolean),
  };
}

/** Every element below, in the order of the page. */
function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter((node) => tree.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)]);
}

function contentEnd({ sourceCodeLocation }: Element): number {
  return sourceCodeLocation?.endTag?.startOffset ?? sourceCodeLocation?.endOffset ?? 0;
}

function optionValue({ attrs, childNodes }: Element): string {
  const text = childNodes.filter((node) => tree.isTextNode(node)).map(({ value }) => value);
  return attrs.find(({ name }) => name === 'value')?.value ?? text.join('').trim();
}

function kindOf(tag: Tag): Control['kind'] | undefined {
  if (!attribute(tag, 'name')) return undefined;
  if (tag.name === 'textarea' || tag.name === 'select') return tag.name;
  if (tag.name !== 'input') return undefined;
  const type = attribute(tag, 'type')?.toLowerCase() ?? 'text';
  if (type === 'checkbox' || type === 'radio') return 'check';
  return NOT_TYPED.has(type) ? undefined : 'text';
}
