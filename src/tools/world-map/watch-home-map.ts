/** How far below the screen the reader is when the map is fetched. */
const NEAR = '300px';

/** Home's map: fetched once the page has loaded and the reader comes near; its place is kept free from the start. */
export function watchHomeMap(): void {
  const figure = document.querySelector<HTMLElement>('[data-map]');
  const place = figure?.querySelector<HTMLElement>('[data-map-file]');
  if (!figure || !place) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./load-home-map.ts')
        .then(({ loadHomeMap }) => loadHomeMap(figure, place))
        .catch(() => {
          place.textContent = 'El mapa no se pudo cargar. Está también en su propia página.';
        });
    },
    { rootMargin: NEAR },
  );
  const watch = () => observer.observe(place);
  if (document.readyState === 'complete') watch();
  else window.addEventListener('load', watch, { once: true });
}
