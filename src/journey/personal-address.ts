import { ARRIVAL_PARAM, HOLDS_PARAM, JOURNEY_PARAMS } from './journey-keys.ts';

/**
 * Words of an address that say something of the reader: the documents they hold, their dates, where they fly through, who
 * travels.
 * They stand after the `#`, which browsers send to no server: neither its log nor anybody in between learns them.
 */
const PERSONAL_WORDS = [HOLDS_PARAM, ARRIVAL_PARAM, 'por', 'salgo', ...Object.values(JOURNEY_PARAMS)];

const PERSONAL = new RegExp(`^(?:${PERSONAL_WORDS.join('|')})=`);

/** `tengo=us-visa&llego=avion`: what a fragment says of the reader, without the anchor that it may name as well. */
export function personalPart(hash: string): string {
  return hash
    .slice(1)
    .split('&')
    .filter((part) => PERSONAL.test(part))
    .join('&');
}

/**
 * A jump within the page takes the fragment for its anchor: the reader's words are put back behind it. Other words of
 * a reader (a second link pasted over the first, Back) ask for the page anew; by itself the browser would only scroll.
 */
export function keepPersonalWords(): void {
  addEventListener('hashchange', ({ oldURL }) => {
    const before = personalPart(new URL(oldURL).hash);
    const now = personalPart(location.hash);
    if (now === before) return;
    if (now) return location.reload();
    const anchor = location.hash.slice(1);
    history.replaceState(history.state, '', `#${anchor && `${anchor}&`}${before}`);
  });
}
