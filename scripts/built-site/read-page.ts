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

interface Tag {
  name: string;
  attributes: Map<string, string>;
  /** Where the text behind the tag begins. */
  end: number;
}

/** Reads the well-formed HTML that the build writes; not a parser for any HTML there is. */
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
  for (const tag of tagsOf(html)) readTag(page, tag, html);
  return page;
}

/** As the server and static hosts answer it: without `.html`, and `index` for its folder. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function readTag(page: BuiltPage, { name, attributes, end }: Tag, html: string): void {
  const id = attributes.get('id');
  if (id) page.ids.add(id);
  for (const [key, value] of attributes) {
    if (key === 'style' || /^on[a-z]+$/.test(key) || /^javascript:/i.test(value)) {
      page.refusedAttributes.push(`${key}="${value}"`);
    }
  }
  const href = attributes.get('href');
  const src = attributes.get('src');
  switch (name) {
    case 'title':
      // Drawings have titles of their own.
      if (!html.slice(0, end).includes('<body')) page.titles.push(textUntil('</title>', html, end));
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
      page.headings.push(textUntil('</h1>', html, end));
      break;
    case 'img':
      page.files.push(src ?? '');
      if (!attributes.has('alt')) page.imagesWithoutAlt.push(src ?? '');
      break;
    case 'script':
      if (attributes.get('type') === 'application/ld+json') page.structuredData.push(rawUntil('</script>', html, end));
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

/** What these hold is not markup. */
const RAW = ['script', 'style', 'textarea'];
const TAG = /<!--.*?-->|<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gis;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

function* tagsOf(html: string): Generator<Tag> {
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const [, name, text = ''] = match;
    if (!name) continue;
    const end = TAG.lastIndex;
    const attributes = [...text.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]): [string, string] => [
      key.toLowerCase(),
      readEntities(double ?? single ?? bare ?? ''),
    ]);
    const tag = { name: name.toLowerCase(), attributes: new Map(attributes), end };
    if (RAW.includes(tag.name)) {
      const close = html.toLowerCase().indexOf(`</${tag.name}`, end);
      TAG.lastIndex = close < 0 ? html.length : close;
    }
    const next = TAG.lastIndex;
    yield tag;
    TAG.lastIndex = next;
  }
}

function rawUntil(close: string, html: string, start: number): string {
  const end = html.indexOf(close, start);
  return html.slice(start, end < 0 ? undefined : end);
}

function textUntil(close: string, html: string, start: number): string {
  const text = rawUntil(close, html, start).replace(/<[^>]*>/g, '');
  return readEntities(text).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function readEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[String(name).toLowerCase()] ?? entity;
  });
}
