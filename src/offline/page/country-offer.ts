import { countryOfPage, OFFLINE_PAGE } from '../../catalogue/page-path.ts';
import { make } from './make.ts';
import type { workSaveControl } from './save-control.ts';

/**
 * The offer to save a country, below the share buttons. Built here and not in the page's HTML: without a
 * script and a service worker it could do nothing, and a country's HTML has no byte to spare.
 */
export function offerCountry() {
  const country = countryOfPage(location.pathname);
  const place = document.getElementById('compartir')?.closest('astro-island');
  if (!country || !place) return undefined;
  const button = make('button', {
    type: 'button',
    className: 'button button--outline button--small',
    textContent: 'Guardar para usar sin conexión',
  });
  const progress = make('progress', { hidden: true, ariaLabel: 'Guardando' });
  const status = make('p', {
    className: 'note',
    role: 'status',
    textContent: 'Las dos páginas de este país, con su bandera y sus datos.',
  });
  const list = make('a', { className: 'arrow-link', href: OFFLINE_PAGE, textContent: 'Ver lo guardado' });
  const section = make('section', { className: 'save-offer', ariaLabel: 'Sin conexión' });
  // The note last: what it says changes, and nothing must move for it.
  section.append(button, list, progress, status);
  place.after(section);

  let control: Promise<ReturnType<typeof workSaveControl>> | undefined;
  const wake = () => {
    control ??= import('./save-control.ts').then(({ workSaveControl: work }) =>
      work({
        wish: { country },
        button,
        progress,
        status,
        savedText: 'Guardado: este país ya se abre sin conexión.',
      }),
    );
    return control;
  };
  button.addEventListener('click', () =>
    wake().then(
      ({ press }) => press(),
      () => {
        control = undefined;
        status.textContent = 'No hay conexión: inténtalo cuando tengas señal.';
      },
    ),
  );
  return { showSize: async () => (await wake()).showSize() };
}
