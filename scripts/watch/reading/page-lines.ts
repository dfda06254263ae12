import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { attribute, type Element } from '../../../server/inbox/html-tree.ts';
import { comparable } from './comparable.ts';

/** A sentence, a row or an item of a list, as a reader sees it. */
export interface Line {
  text: string;
  /** Its words alone, as two versions of it are compared. */
  words: string;
  /** Words of the nearest heading above. */
  under: string;
  /** A short item of a list: the same words may stand elsewhere and mean something else. */
  isItem: boolean;
}

/** What a page says, without what stands around it on every page of its site. */
export interface Page {
  title: string;
  lines: Line[];
}

const SKIPPED = new Set(
  'script style template svg noscript nav footer aside select button dialog iframe object title head'.split(' '),
);
const SKIPPED_ROLES = new Set('navigation banner contentinfo complementary dialog alertdialog search'.split(' '));
const SKIPPED_NAMES = /cookie|consent|gdpr|breadcrumb|related|social-?(?:share|media)|share-|newsletter/i;
const BLOCKS = new Set(
  'address article blockquote body br caption center dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const HEADINGS = new Set('h1 h2 h3 h4 h5 h6 caption dt summary'.split(' '));
const ITEMS = new Set('li dd td th'.split(' '));
/** A row with one of these, or a longer one, is of a table that only lays out the page. */
const LAID_OUT = new Set('table ul ol dl h1 h2 h3 h4 h5 h6'.split(' '));
const LONGEST_ROW = 400;
/** In letters; nobody reads further without a break. */
const LONGEST_BLOCK = 20_000;
const MOST_LINES = 20_000;
const LONGEST_ITEM_WORDS = 6;
/** A line that is all link and as long as this is a headline about something else. */
const SHORTEST_HEADLINE_WORDS = 5;

/** More elements than any page has: one written to take all the memory. */
const MOST_ELEMENTS = 100_000;

/** @throws where a page has too many elements. */
function countingAdapter(): typeof tree {
  let elements = 0;
  return {
    ...tree,
    createElement: (...element) => {
      elements += 1;
      if (elements > MOST_ELEMENTS) throw new RangeError('Demasiados elementos.');
      return tree.createElement(...element);
    },
  };
}

/** The lines of an HTML page, or of a piece of one. */
export function linesOfHtml(html: string, isPiece = false): Page {
  const treeAdapter = countingAdapter();
  const document = isPiece ? parseFragment(html, { treeAdapter }) : parse(html, { treeAdapter });
  const gathered = new Gathering();
  gathered.walk(document, undefined);
  gathered.endLine(false);
  return { title: titleOf(document), lines: gathered.lines };
}

/** The lines of a text without marks, such as that of a PDF. */
export function linesOfText(text: string): Page {
  const paragraphs = text.split(/\n\s*\n|(?<=[.:;])\n/).map((paragraph) => paragraph.replaceAll('\n', ' '));
  return { title: '', lines: paragraphs.flatMap((paragraph) => sentencesOf(paragraph, '', false)) };
}

class Gathering {
  readonly lines: Line[] = [];
  #text = '';
  #linked = 0;
  #under = '';
  #rowDepth = 0;

  walk(parent: DefaultTreeAdapterTypes.ParentNode, link: Element | undefined): void {
    for (const node of parent.childNodes) {
      if (tree.isTextNode(node)) {
        this.#text += node.value;
        if (link) this.#linked += node.value.trim().length;
      } else if (tree.isElementNode(node) && !isSkipped(node)) this.#element(node, link);
    }
  }

  #element(element: Element, link: Element | undefined): void {
    const { tagName } = element;
    const isBlock = BLOCKS.has(tagName);
    if (isBlock && this.#rowDepth > 0) {
      // A row is one line: what it says is said by its cells together.
      this.#text += tagName === 'td' || tagName === 'th' ? ' | ' : ' ';
      this.walk(element, link);
      return;
    }
    if (isBlock) this.endLine(false);
    if (tagName === 'tr' && isRow(element)) {
      this.#rowDepth += 1;
      this.walk(element, link);
      this.#rowDepth -= 1;
      this.#text = this.#text.replace(/^[\s|]+/, '');
      this.endLine(!this.#text.includes('|'));
      return;
    }
    this.walk(element, tagName === 'a' ? element : link);
    if (!isBlock) return;
    const heading = HEADINGS.has(tagName) ? comparable(this.#text) : '';
    this.endLine(ITEMS.has(tagName));
    if (heading) this.#under = heading;
  }

  endLine(canBeItem: boolean): void {
    const text = this.#text.replace(/\s+/g, ' ').trim();
    const isHeadline =
      this.#linked > 0 && this.#linked >= text.length * 0.9 && text.split(' ').length >= SHORTEST_HEADLINE_WORDS;
    this.#text = '';
    this.#linked = 0;
    if (text && !isHeadline && this.lines.length < MOST_LINES)
      this.lines.push(...sentencesOf(text, this.#under, canBeItem));
  }
}

function sentencesOf(text: string, under: string, canBeItem: boolean): Line[] {
  const isItem = canBeItem && text.split(' ').length <= LONGEST_ITEM_WORDS;
  return text
    .slice(0, LONGEST_BLOCK)
    .split(/(?<=[.!?。！？](?:\)|”|")?)\s*(?<=\S\s|[。！？])(?=[\p{Lu}\p{Lo}¿¡"“(•])/u)
    .map((sentence) => ({ text: sentence.trim(), words: comparable(sentence), under, isItem }))
    .filter(({ words }) => words !== '' && !/\bcookies?\b/.test(words));
}

function isSkipped(element: Element): boolean {
  return (
    SKIPPED.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    SKIPPED_ROLES.has(attribute(element, 'role') ?? '') ||
    (element.tagName !== 'body' &&
      SKIPPED_NAMES.test(`${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`))
  );
}

function isRow(row: Element): boolean {
  let length = 0;
  const count = (parent: DefaultTreeAdapterTypes.ParentNode): boolean =>
    parent.childNodes.every((node) => {
      if (tree.isTextNode(node)) length += node.value.trim().length;
      if (!tree.isElementNode(node)) return length <= LONGEST_ROW;
      return !LAID_OUT.has(node.tagName) && count(node);
    });
  return count(row) && length <= LONGEST_ROW;
}

function titleOf(document: DefaultTreeAdapterTypes.ParentNode): string {
  for (const node of document.childNodes) {
    if (!tree.isElementNode(node)) continue;
    if (node.tagName === 'title')
      return node.childNodes
        .map((child) => (tree.isTextNode(child) ? child.value : ''))
        .join('')
        .trim();
    const title = node.tagName === 'body' ? '' : titleOf(node);
    if (title) return title;
  }
  return '';
}
