import './save-offline.css';
import type { ReactNode } from 'react';
import { OFFLINE_PAGE } from '../catalogue/page-path.ts';

interface SaveOfflineProps {
  /** Slug of the one country to save; all destinations without. */
  country?: string;
  /** Out of use or hidden until its script has come. */
  button: ReactNode;
  note: string;
}

/**
 * Saves pages for reading without a connection: `save-offline.element.ts` makes it work. Before that, and where nothing
 * can be stored, its link leads to the page that says so.
 */
export function SaveOffline({ country, button, note }: SaveOfflineProps) {
  return (
    <save-offline country={country}>
      <a href={OFFLINE_PAGE} hidden={!country}>
        Guardar sin conexión
      </a>
      {button}
      <progress aria-label="Guardando" hidden />
      <p className="note" role="status">
        {note}
      </p>
    </save-offline>
  );
}
