/**
 * Opens the panel whose tab has this fragment; an empty one opens the first, an unknown one changes
 * nothing. Its own source also runs inside the page, before the panels are there (`EARLY_TABS`), so it
 * may use nothing from outside itself.
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

/** Stands between the tabs and the panels: the right one is open before any panel is painted. */
export const EARLY_TABS = `(${openTab})(document.currentScript.parentElement,location.hash.slice(1))`;

/** One rule a panel: while it is open, its siblings are not there. Without a script none applies. */
export function onePanelRules(panelIds: readonly string[]): string {
  return panelIds.map((id) => `[data-open="${id}"]>.tab-panel:not(#${id}){display:none}`).join('');
}
