import '../../ui/notice.css';
import type { StorageTrouble } from './list-book.ts';

const SENTENCES: Record<StorageTrouble, string> = {
  denied:
    'Este navegador no deja guardar nada. Tu lista funciona, pero se olvida cuando cierres la página: imprímela antes.',
  full: 'Ya no cabe nada más en el espacio que este navegador nos da. Lo último que escribiste se olvida cuando cierres la página.',
  'set-aside':
    'Había listas guardadas que esta versión no puede leer. No las borramos: quedaron aparte en este dispositivo, y aquí empiezas de nuevo.',
};

/** What the reader should know of where their lists are kept; nothing when all is well. */
export function StorageNotice({ trouble }: { trouble: StorageTrouble | undefined }) {
  return (
    <div role="status">
      {trouble && (
        <div className="notice">
          <p>{SENTENCES[trouble]}</p>
        </div>
      )}
    </div>
  );
}
