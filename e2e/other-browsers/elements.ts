/** What is looked for: a role, with a name if there are several; `in` is what it stands in. */
export interface Target {
  role: string;
  /** As it reads, or how it begins where it ends in `…`. */
  name?: string;
  in?: Target;
}

/** What a journey asks of an element. */
export interface Facts {
  name: string;
  text: string;
  value: string;
  href: string;
  isFocused: boolean;
  /**
   * Of a toggle, a tab or an option: `aria-pressed`, `aria-selected`; of a box, whether it is ticked; of a disclosure,
   * whether it is open.
   */
  isOn: boolean;
}

export function lookFor(wanted: Target, result: 'first element'): HTMLElement | undefined;
export function lookFor(wanted: Target, result: 'facts'): Facts[];
/**
 * What is in sight and matches, in the order of the page. Runs in the page, which is why it is one function. WebDriver
 * tells role and name of an element it already has, but finds none by them: here is as much of the rules as the
 * journeys need.
 */
export function lookFor(wanted: Target, result: 'first element' | 'facts'): HTMLElement | undefined | Facts[] {
  const IMPLIED: Record<string, string> = {
    alert: '[role=alert]',
    article: 'article',
    banner: 'body > header, body > * > header, [role=banner]',
    button: 'button, [role=button], input[type=submit]',
    checkbox: 'input[type=checkbox]',
    columnheader: 'thead th',
    combobox: '[role=combobox], select',
    complementary: 'aside',
    // It has no role; this is what it is called here.
    date: 'input[type=date]',
    dialog: 'dialog',
    disclosure: 'summary',
    group: '[role=group]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]:not([role])',
    listitem: 'li:not([role])',
    main: 'main',
    option: '[role=option]',
    radio: 'input[type=radio]',
    region: 'section[aria-label], section[aria-labelledby]',
    row: 'tr',
    status: '[role=status], output',
    tab: '[role=tab]',
    tabpanel: '[role=tabpanel]',
    textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    if ('labels' in element) {
      const labels = [...((element.labels as NodeListOf<HTMLLabelElement> | null) ?? [])];
      if (labels.length > 0) return plain(labels.map(({ textContent }) => textContent).join(' '));
    }
    const copy = element.cloneNode(true) as HTMLElement;
    for (const unread of copy.querySelectorAll('[aria-hidden=true], [hidden]')) unread.remove();
    return plain(copy.textContent);
  };
  const matches = (name: string, pattern: string) =>
    pattern.endsWith('…') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const find = ({ role, name, in: holder }: Target): HTMLElement[] => {
    const scopes = holder ? find(holder) : [document.body];
    const selector = IMPLIED[role];
    if (!selector) throw new Error(`No selector is known for the role ${role}`);
    const all = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]);
    return [...new Set(all)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && (name === undefined || matches(nameOf(element), name)),
    );
  };
  const found = find(wanted);
  if (result === 'first element') return found[0];
  return found.map((element) => ({
    name: nameOf(element),
    text: plain(element.textContent),
    value: 'value' in element ? String(element.value) : '',
    href: element.getAttribute('href') ?? '',
    isFocused: element.contains(document.activeElement),
    isOn:
      [element.ariaPressed, element.ariaSelected].includes('true') ||
      (element instanceof HTMLInputElement && element.checked) ||
      (element.parentElement instanceof HTMLDetailsElement && element.parentElement.open),
  }));
}
