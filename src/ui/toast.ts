import { make } from './make.ts';

/** Long enough to read twice; Escape or the next toast ends it sooner. */
const DURATION_MS = 6000;

let toaster: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says over the page what became of a press: one toast at a time, in live regions that are there before their text, so that it is announced. */
export function showToast(kind: 'success' | 'error', title: string, text: string): void {
  toaster ??= document.body.appendChild(newToaster());
  dismiss();
  const region = toaster.querySelector(kind === 'success' ? '[role="status"]' : '[role="alert"]');
  const words = make('span', {}, make('b', { textContent: title }), ` ${text}`);
  timer = setTimeout(() => {
    region?.append(make('p', { className: kind === 'success' ? 'toast' : 'toast toast--error' }, words));
    timer = setTimeout(dismiss, DURATION_MS);
  });
}

function newToaster(): HTMLElement {
  const regions = ['status', 'alert'].map((role) => {
    const region = make('div');
    region.setAttribute('role', role);
    return region;
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  return make('div', { className: 'toaster' }, ...regions);
}

function dismiss(): void {
  clearTimeout(timer);
  for (const region of toaster?.children ?? []) region.replaceChildren();
}
