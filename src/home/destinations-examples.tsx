import './compare-bar.css';
import './destinations.css';
import '../ui/notice.css';
import type { ReactNode } from 'react';
import { CompareBar } from './compare-bar.tsx';
import { NoDestinations } from './no-destinations.tsx';

const CHOSEN = ['Perú', 'Colombia', 'Japón', 'Reino Unido'].map((name) => ({ slug: name, name }));
const nothing = () => undefined;

/** What home's list says when it has nothing to show, answers for one reader, or is being compared. */
export const DESTINATIONS_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  'Sin destinos': <NoDestinations onClear={nothing} />,
  'Lista para quien lee': (
    <p className="notice">
      Contestamos para ti: visa de Estados Unidos. <a href="/mi-situacion">Cambiar</a>
    </p>
  ),
  'Para comparar': [1, 2, 4].map((count) => (
    <CompareBar key={count} chosen={CHOSEN.slice(0, count)} onClear={nothing} />
  )),
};
