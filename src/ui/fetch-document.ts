/** A document is read by the browser itself: no text of ours is made markup, which the page's policy forbids. Rejects where it cannot be had. */
export function fetchDocument(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    // Whatever else a proxy may call it.
    request.overrideMimeType('text/html; charset=utf-8');
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject());
    request.onerror = reject;
    request.send();
  });
}
