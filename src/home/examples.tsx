import '../ui/disclosure.css';
import '../ui/notice.css';
import './compare-bar.css';
import './destinations.css';
import './home-fold.css';
import './newsletter.css';
import type { ReactNode } from 'react';
import { NoDestinations } from './destination-filters.tsx';
import { HomeFold } from './home-fold.tsx';

/** What home folds, and what it says when it has nothing to show or answers for one reader. */
export const HOME_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  'Sección doblada': (
    <HomeFold id="doblada" heading="Consejos" lead="Lo que evita problemas.">
      <p>Saca el pasaporte con tiempo.</p>
    </HomeFold>
  ),
  'Sin destinos': <NoDestinations isShown />,
  'Lista para quien lee': (
    <p className="notice">
      Con visa de Estados Unidos entras más fácil a <a href="/mi-situacion">27 países</a>.{' '}
      <a href="/mi-situacion">Cambiar</a>
    </p>
  ),
};
