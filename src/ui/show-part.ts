/** Shows or hides a part of what an element was printed with (`data-part`). @param content what it says from now on; without any, what it said */
export type ShowPart = (name: string, isShown: boolean, ...content: (Node | string)[]) => HTMLElement;

/** For the parts of `element`. */
export function showPartOf(element: HTMLElement): ShowPart {
  return (name, isShown, ...content) => {
    const part = element.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;
    part.hidden = !isShown;
    if (content.length > 0) part.replaceChildren(...content);
    return part;
  };
}
