import './changes-page.css';
import type { ReactNode } from 'react';
import { ChangeCount } from './change-controls.tsx';

/** What the filters of Cambios say of what they left. */
export const CHANGES_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  'Cambios, los que hay y ninguno': [2, 0].map((count) => <ChangeCount key={count} count={count} />),
};
