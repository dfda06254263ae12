/**
 * A stylesheet link as HTML text, for a slot inside a React component. `rel` is unquoted on purpose:
 * @astrojs/react takes `rel="stylesheet"` for one of React's resource hints and removes it.
 */
export function lateLink(href: string): string {
  return `<link rel=stylesheet href="${href}">`;
}
