import { startFigure } from './start-figure.ts';

/** Puts the drawing in its place and brings it to life. @throws when it cannot be fetched. */
export async function loadHomeMap(figure: HTMLElement, place: HTMLElement): Promise<void> {
  const drawing = await fetchDrawing(place.dataset['mapFile'] ?? '');
  place.replaceWith(document.adoptNode(drawing));
  startFigure(figure);
}

/** `XMLHttpRequest` reads a document without going through text, which the page's Trusted Types would refuse. */
function fetchDrawing(path: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onload = () => {
      const drawing = request.responseXML?.documentElement;
      if (request.status === 200 && drawing?.localName === 'svg') resolve(drawing);
      else reject(new Error(`El mapa respondió ${request.status}`));
    };
    request.onerror = () => reject(new Error('El mapa no llegó'));
    request.send();
  });
}
