import type { ClientDirective } from 'astro';
import { announcePlainly } from '../ui/announce-plainly.ts';
import { ISLAND_READY } from '../ui/island-ready.ts';

export interface InteractOptions {
  /** Hydrate without waiting for the reader: the island is what the page is for. Early clicks are kept all the same. */
  atOnce?: boolean;
  /** Hydrate at once when the address has one of these parameters. */
  orSearchParam?: string[];
  /** Hydrate when `window` hears this event: the page has changed under what the island says. */
  orEvent?: string;
  /** Selector of an ancestor whose interactions also count (a list the island governs). */
  within?: string;
  /** Files that its code will ask for, fetched together with the code. */
  data?: string[];
}

const EVENTS = ['pointerdown', 'focusin', 'keydown', 'click', 'change'] as const;

/**
 * `client:interact`: the island's JavaScript (React included) is fetched at the first tap, focus or
 * key, not before. The tap that woke it is not lost: when the island says it is ready, the click is
 * given to the same element again, and so are the choices made in selects meanwhile.
 */
const interactDirective: ClientDirective = (load, directive, element) => {
  const options = (typeof directive.value === 'object' ? directive.value : {}) as InteractOptions;
  const scope = (options.within && element.closest(options.within)) || element;
  let missedClick: HTMLElement | undefined;
  const missedChoices = new Map<HTMLSelectElement, string>();
  let isWaking = false;

  const stopListening = () => {
    for (const type of EVENTS) scope.removeEventListener(type, onInteraction, true);
  };

  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    for (const href of options.data ?? []) void fetchAhead(href, 'fetch');
    const scripts = (element.dataset['ahead']?.split(' ') ?? []).map((name) => fetchAhead(`/_astro/${name}`, 'script'));
    element.addEventListener(
      ISLAND_READY,
      () => {
        stopListening();
        missedClick?.click();
        for (const [select, value] of missedChoices) {
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
      },
      { once: true },
    );
    // Astro reports a chunk that cannot be fetched here, and the browser remembers the failure until the
    // page is loaded again. Links go on as plain links; for the rest the reader is told.
    element.addEventListener(
      'astro:hydration-error',
      () => {
        stopListening();
        if (missedClick instanceof HTMLAnchorElement) missedClick.click();
        else announcePlainly('No se pudo cargar esta parte. Revisa tu conexión y vuelve a cargar la página.');
      },
      { once: true },
    );
    // A script that fails while it is imported is never asked for again; one that failed ahead of that is.
    await Promise.all(scripts);
    const hydrate = await load();
    await hydrate();
  };

  function onInteraction(event: Event) {
    if (event.type === 'change' && event.target instanceof HTMLSelectElement) {
      missedChoices.set(event.target, event.target.value);
    }
    // A click, or the Space that would be one on a link in the role of a button, is kept and given again.
    const isSpace = event instanceof KeyboardEvent && event.key === ' ';
    if (event.type === 'click' || isSpace) {
      const control = (event.target as Element).closest<HTMLElement>(
        isSpace ? 'a[role="button"]' : 'button, [role="button"]',
      );
      if (control) {
        missedClick = control;
        event.preventDefault();
        // React may be listening already while the island has not said so: the click must not act twice.
        event.stopImmediatePropagation();
      }
    }
    void wake();
  }

  for (const type of EVENTS) scope.addEventListener(type, onInteraction, { capture: true, passive: false });
  if (options.orEvent) addEventListener(options.orEvent, () => void wake(), { once: true });
  const params = new URLSearchParams(location.search);
  if (options.atOnce || options.orSearchParam?.some((name) => params.has(name))) void wake();
};

/** Ends when the file has come, or has failed to. */
function fetchAhead(href: string, as: 'fetch' | 'script'): Promise<void> {
  return new Promise((resolve) => {
    const ended = () => resolve();
    const link = { rel: 'preload', as, crossOrigin: 'anonymous', href, onload: ended, onerror: ended };
    document.head.append(Object.assign(document.createElement('link'), link));
  });
}

export default interactDirective;
