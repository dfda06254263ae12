import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Every element below, in the order of the page. */
export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter((node) => tree.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)]);
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}
