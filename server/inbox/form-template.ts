import { parse } from 'parse5';
import { attribute, elementsIn } from './html-tree.ts';

/** The static page with one form, taken apart once: an answer reads and writes what is inside the form, and no more. */
export interface FormTemplate {
  /** Everything up to the form's content, as the page of a refusal wants it. */
  before: string;
  fields: string;
  after: string;
  /** Address of the file with the icons, as the page itself uses it. */
  iconSprite: string | undefined;
}

/** Finds the form that posts to `path`; undefined when the page has none. */
export function readFormTemplate(page: string, path: string): FormTemplate | undefined {
  const all = elementsIn(parse(page, { sourceCodeLocationInfo: true }));
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const form = named('form').find((candidate) => attribute(candidate, 'action')?.endsWith(path));
  const place = form?.sourceCodeLocation;
  if (!form || !place?.startTag) return undefined;

  const start = place.startTag.endOffset;
  const end = place.endTag?.startOffset ?? place.endOffset;
  const title = named('title')[0]?.sourceCodeLocation?.startTag?.endOffset;
  const around = named('astro-island').filter((island) => elementsIn(island).includes(form));
  const edits = [
    // Screen readers read the title first.
    ...(title === undefined ? [] : [{ from: title, to: title, text: 'Error: ' }]),
    // Waking an island around the form would put React's own empty form in place of the filled one.
    ...around.flatMap(({ sourceCodeLocation }) => {
      const client = sourceCodeLocation?.attrs?.['client'];
      return client ? [{ from: client.startOffset, to: client.endOffset, text: 'client="never"' }] : [];
    }),
    // The mark of a form that its script looks after (`form-element.ts`): nothing is to send this one by itself.
    { from: start - 1, to: start, text: ' novalidate="">' },
  ];
  const sprites = named('use').map((use) => /^[^#]+\.svg(?=#)/.exec(attribute(use, 'href') ?? '')?.[0]);
  return {
    // From the last to the first, so that no edit moves the place of another.
    before: edits
      .sort((a, b) => b.from - a.from)
      .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), page.slice(0, start)),
    fields: page.slice(start, end),
    after: page.slice(end),
    iconSprite: sprites.find(Boolean),
  };
}
