import { type DefaultTreeAdapterTypes, html as markup, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the checks need to know of one built page. */
export interface BuiltPage {
  /** Relative to the site's folder: `pais/japan.html`. */
  file: string;
  /** Where it answers: `/pais/japan`. */
  address: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  isHiddenFromSearch: boolean;
  headings: string[];
  /** Every `href`, in the order of the page. */
  links: string[];
  /** Files the page shows or loads: images and scripts. */
  files: string[];
  /** The image for social networks; absolute addresses. */
  socialImages: string[];
  imagesWithoutAlt: string[];
  ids: Set<string>;
  structuredData: string[];
  /** `style="…"`, `onclick="…"` and `javascript:` links: code that no policy can name. */
  refusedAttributes: string[];
}

/** Reads a page as a browser without scripts does. */
export function readPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {
    file,
    address: addressOf(file),
    titles: [],
    descriptions: [],
    canonicals: [],
    isHiddenFromSearch: false,
    headings: [],
    links: [],
    files: [],
    socialImages: [],
    imagesWithoutAlt: [],
    ids: new Set(),
    structuredData: [],
    refusedAttributes: [],
  };
  const read = (node: Node): void => {
    if ('tagName' in node) readElement(page, node);
    const headings = page.headings.length;
    for (const child of childrenOf(node)) read(child);
    // What a template keeps for later stands in place of what is there now, not beside it.
    if ('content' in node) page.headings.length = headings;
  };
  read(parse(html, { scriptingEnabled: false }));
  return page;
}

/** As the server and static hosts answer it: without `.html`, and `index` for its folder. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function readElement(page: BuiltPage, element: Element): void {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const id = attributes.get('id');
  if (id) page.ids.add(id);
  for (const [key, value] of attributes) {
    if (key === 'style' || /^on[a-z]+$/.test(key) || /^javascript:/i.test(value)) {
      page.refusedAttributes.push(`${key}="${value}"`);
    }
  }
  const href = attributes.get('href');
  const src = attributes.get('src');
  switch (element.tagName) {
    case 'title':
      // Drawings have titles of their own.
      if (element.namespaceURI === markup.NS.HTML) page.titles.push(textOf(element));
      break;
    case 'meta':
      readMeta(page, attributes);
      break;
    case 'link':
      if (attributes.get('rel') === 'canonical') page.canonicals.push(href ?? '');
      else if (href) page.links.push(href);
      break;
    case 'a':
    case 'use':
      if (href !== undefined) page.links.push(href);
      break;
    case 'h1':
      page.headings.push(textOf(element));
      break;
    case 'img':
      page.files.push(src ?? '');
      if (!attributes.has('alt')) page.imagesWithoutAlt.push(src ?? '');
      break;
    case 'script':
      if (attributes.get('type') === 'application/ld+json') page.structuredData.push(rawTextOf(element));
      else if (src) page.files.push(src);
      break;
  }
}

function readMeta(page: BuiltPage, attributes: ReadonlyMap<string, string>): void {
  const content = attributes.get('content') ?? '';
  if (attributes.get('name') === 'description') page.descriptions.push(content);
  if (attributes.get('name') === 'robots' && content.includes('noindex')) page.isHiddenFromSearch = true;
  if (attributes.get('property') === 'og:image') page.socialImages.push(content);
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function rawTextOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(rawTextOf).join('');
}

function textOf(node: Node): string {
  return rawTextOf(node).replace(/\s+/g, ' ').trim();
}
