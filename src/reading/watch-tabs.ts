/**
 * Tabs after the ARIA pattern (one stop for Tab, arrows, Home and End; focus opens), with an address
 * each. No framework: the panels are plain HTML and only one attribute changes. The address is
 * replaced, not added: Back leaves the page instead of walking through every tab that was looked at.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function watchTabs(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

  // Only now: without the script the panels are sections one under the other, named by their headings.
  for (const tab of tabs) {
    const panel = panelOf(tab);
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
  }
  // A stop for the keyboard, but not before it is used: a browser that opens an address with a
  // fragment would give the whole panel a focus ring.
  root.addEventListener('focusin', () => {
    for (const tab of tabs) panelOf(tab)?.setAttribute('tabindex', '0');
  });

  const choose = (panelId: string) => {
    openTab(root, panelId);
    history.replaceState(history.state, '', `#${panelId}`);
  };

  const followAddress = () => {
    const fragment = location.hash.slice(1);
    const target = fragment && document.getElementById(fragment);
    const panel = target ? target.closest('.tab-panel') : undefined;
    openTab(root, panel?.id ?? fragment);
    return panel && target ? (panel === target ? root : target) : undefined;
  };

  root.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('[role="tab"]');
    // A new tab or window is the browser's own business.
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(tab.hash.slice(1));
    tab.focus({ preventScroll: true });
  });

  root.addEventListener('keydown', (event) => {
    const current = tabs.indexOf(event.target as HTMLAnchorElement);
    if (current < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
      // A link does nothing on the space bar but scroll the page.
      ' ': current,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.hash.slice(1));
    next.focus({ preventScroll: true });
  });

  root.querySelector('select')?.addEventListener('change', (event) => {
    choose((event.target as HTMLSelectElement).value);
  });

  window.addEventListener('hashchange', () => followAddress()?.scrollIntoView());
  const target = followAddress();
  if (target && target !== root) target.scrollIntoView();
}

/**
 * Opens the panel whose tab has this fragment; an empty one opens the first, an unknown one changes
 * nothing. Its own source also runs inside the page, before the panels are there, so it may use nothing
 * from outside itself.
 */
export function openTab(root: HTMLElement, fragment: string): void {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
  const chosen = tabs.find((tab) => fragment !== '' && [tab.hash.slice(1), tab.dataset['alias']].includes(fragment));
  const open = chosen ?? (fragment === '' || !root.dataset['open'] ? tabs[0] : undefined);
  if (!open) return;
  const panelId = open.hash.slice(1);
  root.dataset['open'] = panelId;
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === open));
    tab.tabIndex = tab === open ? 0 : -1;
  }
  const menu = root.querySelector('select');
  if (menu) menu.value = panelId;
  const bar = open.parentElement;
  if (bar) bar.scrollLeft = open.offsetLeft - (bar.clientWidth - open.offsetWidth) / 2;
}
