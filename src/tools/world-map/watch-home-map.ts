export const MAP_FAILED = 'El mapa no se pudo cargar. Está también en su propia página.';

/** Home's map: fetched when the reader opens it; its place is kept free from the start. */
export function watchHomeMap(): void {
  const figure = document.querySelector<HTMLElement>('[data-map]');
  const place = figure?.querySelector<HTMLElement>('[data-map-file]');
  if (!figure || !place) return;
  const fold = figure.closest('details');
  const draw = () => {
    import('./load-home-map.ts')
      .then(({ loadHomeMap }) => loadHomeMap(figure, place))
      .catch(() => {
        place.textContent = MAP_FAILED;
      });
  };
  if (fold?.open) draw();
  else fold?.addEventListener('toggle', draw, { once: true });
}
