import type { ClientDirective } from 'astro';

/** How far below the screen the reader is when the island's code is fetched. */
const NEAR = '600px';

/** What `data-load` says; absent until the reader is near. */
type LoadState = 'loading' | 'failed' | 'ready';

/**
 * `client:near`: the island's JavaScript is fetched when the reader comes near. Its HTML is there from
 * the start, so nothing moves. When the code cannot be fetched, `vite:preloadError` is raised as Vite does
 * for its own imports and the error is rethrown unless somebody called `preventDefault()`; stylesheets show
 * what they have for each `data-load` of the island or of its ancestor `data-on-demand`, and an element
 * `data-retry` in there tries again.
 */
const nearDirective: ClientDirective = (load, _directive, element) => {
  const host = element.closest<HTMLElement>('[data-on-demand]') ?? element;
  const show = (state: LoadState) => {
    host.dataset['load'] = state;
    element.ariaBusy = state === 'loading' ? 'true' : null;
  };

  const attempt = async () => {
    show('loading');
    let failure: unknown;
    // Astro's `load` never rejects: it reports through this event and hands back a function that does nothing.
    const onError = (event: Event) => {
      event.preventDefault();
      failure = (event as CustomEvent<{ error: unknown }>).detail.error;
    };
    element.addEventListener('astro:hydration-error', onError);
    const hydrate = await load();
    element.removeEventListener('astro:hydration-error', onError);
    if (failure === undefined) {
      await hydrate();
      show('ready');
      return;
    }
    show('failed');
    raisePreloadError(failure);
  };

  host.addEventListener('click', async (event) => {
    const retry = (event.target as Element).closest<HTMLElement>('[data-retry]');
    if (!retry || host.dataset['load'] !== 'failed') return;
    // The button vanishes while loading and takes the focus with it: give the focus back either way.
    const place = () => (host.dataset['load'] === 'failed' ? retry : host.querySelector<HTMLElement>('h2'));
    try {
      await attempt();
    } finally {
      const target = place();
      if (target?.tagName === 'H2') target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    }
  });

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void attempt();
    },
    { rootMargin: NEAR },
  );
  // The island itself has `display: contents` and no box of its own; folded away, its children have none either.
  for (const box of element.children) observer.observe(box);
};

/** Same contract as Vite's `vite:preloadError`: cancelable, the error as payload, thrown unless handled. */
function raisePreloadError(error: unknown): void {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  if (window.dispatchEvent(event)) throw error;
}

export default nearDirective;
