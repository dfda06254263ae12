import { type IconName, iconHref } from './icons.ts';

type Properties<Element> = { [Name in keyof Element]?: Element[Name] | undefined };

/** A new element with these properties and what is in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** As `Icon` draws it. */
export function makeIcon(name: IconName): Node {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  drawing.setAttribute('class', 'icon');
  drawing.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', iconHref(name));
  drawing.append(use);
  return drawing;
}

/** As `Flag` draws it. */
export function makeFlag(iso2: string): Node {
  const src = `/banderas/${iso2.toLowerCase()}.svg`;
  return make('img', { className: 'flag', src, alt: '', width: 36, height: 24 });
}
