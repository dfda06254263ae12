/** How no chosen country reads. */
export const ALL_PLACES = 'todos los destinos';

/** Points every way of following the changes at one country, or at all of them. */
export function followPlace(root: ParentNode, place?: { slug: string; name: string }): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-follow]')) {
    const path = `/cambios/${place?.slug ?? 'todos'}.${link.dataset['follow']}`;
    // A telephone opens its calendar for this scheme, and subscribes instead of copying.
    link.href = link.dataset['scheme'] ? `${link.dataset['scheme']}://${location.host}${path}` : path;
  }
  for (const name of root.querySelectorAll('[data-follow-name]')) name.textContent = place?.name ?? ALL_PLACES;
  for (const part of root.querySelectorAll<HTMLElement>('[data-follow-all]')) part.hidden = place !== undefined;
}
