import { type DefaultTreeAdapterTypes, html as markup, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the checks need to know of one built page. */
export type BuiltPage = ReturnType<typeof readPage>;

/** Reads a page as a browser without scripts does. `file` is relative to the site's folder: `pais/japan.html`. */
export function readPage(file: string, html: string) {
  const root = parse(html, { scriptingEnabled: false });
  const all = elementsIn(root);
  const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const metas = (key: string, value: string) =>
    named('meta')
      .filter((meta) => attribute(meta, key) === value)
      .map((meta) => attribute(meta, 'content') ?? '');
  const isCanonical = (link: Element) => link.tagName === 'link' && attribute(link, 'rel') === 'canonical';
  const isData = (script: Element) => attribute(script, 'type') === 'application/ld+json';
  const images = named('img');
  return {
    file,
    /** Where it answers: `/pais/japan`. As the server and static hosts do: without `.html`, and `index` for its folder. */
    address: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    /** Without those of drawings. */
    titles: named('title')
      .filter(({ namespaceURI }) => namespaceURI === markup.NS.HTML)
      .map(textOf),
    descriptions: metas('name', 'description'),
    canonicals: all.filter(isCanonical).map((link) => attribute(link, 'href') ?? ''),
    isHiddenFromSearch: metas('name', 'robots').some((content) => content.includes('noindex')),
    /** What a template keeps for later stands in place of what is there now, not beside it. */
    headings: elementsIn(root, (node) => !('content' in node))
      .filter(({ tagName }) => tagName === 'h1')
      .map(textOf),
    /** Every `href`. */
    links: named('a', 'use', 'link').flatMap((link) => {
      const href = attribute(link, 'href');
      return href === undefined || isCanonical(link) ? [] : href;
    }),
    /** Files the page shows or loads: images and scripts. */
    files: [
      ...images.map((image) => attribute(image, 'src') ?? ''),
      ...named('script').flatMap((script) => (isData(script) ? [] : (attribute(script, 'src') ?? []))),
    ],
    /** The image for social networks; absolute addresses. */
    socialImages: metas('property', 'og:image'),
    ids: new Set(all.flatMap((element) => attribute(element, 'id') ?? [])),
    /** The sentences of the page itself, a text for each paragraph: without headings, buttons and what waits for a script. */
    prose: named('main')
      .flatMap((main) => saidBlocks(main, isNoProse))
      .filter((text) => text !== ''),
    /** What the page says: a text for each paragraph, button, cell … and what only assistive technology says. */
    said: [
      ...saidBlocks(root),
      ...all.flatMap((element) =>
        ['alt', 'aria-label', 'title', 'placeholder'].map((name) => attribute(element, name) ?? ''),
      ),
      ...metas('name', 'description'),
    ].filter((text) => text !== ''),
    structuredData: named('script').filter(isData).map(rawTextOf),
  };
}

/** Elements that do not end the sentence they stand in. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'label',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);

/** Not the page's own words: code, drawings, and the names of other people's pages. */
function isOthers(element: Element): boolean {
  return (
    ['code', 'script', 'style', 'svg'].includes(element.tagName) || /^https?:/.test(attribute(element, 'href') ?? '')
  );
}

/**
 * What holds no sentences of the page: headings, buttons, parts for later, the citations behind a fact, lists of offices,
 * other countries.
 */
function isNoProse(element: Element): boolean {
  return (
    /^(?:h[1-6]|summary|button|nav|template|option)$/.test(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    /^(?:evidence|related)\b/.test(attribute(element, 'class') ?? '') ||
    attribute(element, 'id') === 'si-algo-sale-mal'
  );
}

function saidBlocks(root: Node, isLeftOut: (element: Element) => boolean = () => false): string[] {
  const blocks = [''];
  const visit = (node: Node) => {
    if ('value' in node && node.nodeName === '#text') blocks[blocks.length - 1] += node.value;
    if ('tagName' in node && (isOthers(node) || isLeftOut(node))) return;
    const isBlock = 'tagName' in node && !INLINE.has(node.tagName);
    if (isBlock) blocks.push('');
    childrenOf(node).forEach(visit);
    if (isBlock) blocks.push('');
  };
  visit(root);
  return blocks.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Every element below, in the order of the page; inside a node only where `isEntered` says so. */
function elementsIn(parent: Node, isEntered: (node: Node) => boolean = () => true): Element[] {
  if (!isEntered(parent)) return [];
  return childrenOf(parent).flatMap((node) => [...('tagName' in node ? [node] : []), ...elementsIn(node, isEntered)]);
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function rawTextOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(rawTextOf).join('');
}

function textOf(node: Node): string {
  return rawTextOf(node).replace(/\s+/g, ' ').trim();
}
