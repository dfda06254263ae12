import { createContext, type ReactNode, useContext } from 'react';
import { Unbroken } from './unbroken.tsx';

/** A word or an abbreviation that is explained elsewhere: where, and how it is written. */
export interface ExplainedWord {
  href: string;
  /** Letters, digits, spaces and hyphens. */
  forms: readonly string[];
}

interface Explanations {
  pattern: RegExp;
  hrefs: ReadonlyMap<string, string>;
  /** Where the page has led already. */
  linked: Set<string>;
}

const PageContext = createContext<Explanations | undefined>(undefined);

/**
 * Below it the first of each word leads to where it is explained, in the order of the page. It remembers what it has
 * linked while it renders, so it is for pages that are rendered once, into a file.
 */
export function Explaining({ words, children }: { words: readonly ExplainedWord[]; children: ReactNode }) {
  return <PageContext value={words.length > 0 ? explanations(words) : undefined}>{children}</PageContext>;
}

/** A sentence may begin with the word. The longest form is looked for first: `boleto de salida`. */
function explanations(words: readonly ExplainedWord[]): Explanations {
  const hrefs = new Map(
    words.flatMap(({ href, forms }) =>
      forms
        .flatMap((form) => [form, form.charAt(0).toLocaleUpperCase('es-MX') + form.slice(1)])
        .map((form) => [form, href]),
    ),
  );
  const forms = [...hrefs.keys()].sort((one, other) => other.length - one.length);
  // `ETA-IL` is another permit than the ETA, and `sre.gob.mx` an address.
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}./-])(?:${forms.join('|')})(?![\\p{L}\\p{N}/-])`, 'gu'),
    hrefs,
    linked: new Set(),
  };
}

/** Running text, outside of links, headings and buttons. */
export function Explained({ text }: { text: string }) {
  const page = useContext(PageContext);
  if (!page) return <Unbroken text={text} />;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: form, index } of text.matchAll(page.pattern)) {
    const href = page.hrefs.get(form) ?? '';
    if (page.linked.has(href)) continue;
    page.linked.add(href);
    parts.push(
      <Unbroken key={index} text={text.slice(end, index)} />,
      <a key={href} href={href}>
        {form}
      </a>,
    );
    end = index + form.length;
  }
  return [...parts, <Unbroken key="end" text={text.slice(end)} />];
}
