/**
 * Links a stylesheet that nothing on the page needed until now. In the head, so that what the body links still wins.
 * Resolves when it applies; also when it cannot be had: what comes without its looks can still be read and pressed.
 */
export function addStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
