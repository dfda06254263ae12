import { countryOfPage, OFFLINE_PAGE } from '../../catalogue/page-path.ts';
import { make } from './make.ts';
import type { workSaveControl } from './save-control.ts';

/**
 * The offer to save a country, the last of what one does next. Built here and not in the page's HTML: without a
 * script and a service worker it could do nothing, and a country's HTML has no byte to spare.
 */
export function offerCountry() {
  const country = countryOfPage(location.pathname);
  const place = document.querySelector('.next-steps');
  if (!country || !place) return undefined;
  const button = make('button', {
    type: 'button',
    textContent: 'Guardar sin conexión',
  });
  const progress = make('progress', { hidden: true, ariaLabel: 'Guardando' });
  const status = make('p', {
    className: 'note',
    role: 'status',
    textContent: 'Sin conexión: las dos páginas de este país.',
  });
  const list = make('a', { href: OFFLINE_PAGE, hidden: true, textContent: 'Ver lo guardado' });
  // The note last: what it says changes, and nothing must move for it.
  place.append(button, list, progress, status);

  let control: Promise<ReturnType<typeof workSaveControl>> | undefined;
  const wake = () => {
    control ??= import('./save-control.ts').then(({ workSaveControl: work }) =>
      work({
        wish: { country },
        button,
        progress,
        status,
        savedText: 'Guardado: este país ya se abre sin conexión.',
        list,
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
