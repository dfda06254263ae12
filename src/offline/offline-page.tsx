import './offline-page.css';
import '../ui/disclosure.css';
import '../ui/notice.css';
import '../ui/rows.css';
import { Button } from '../ui/button.tsx';
import { SaveOffline } from './save-offline.tsx';

/** What is stored on this device, and the way to store all of it or none. */
export function OfflinePage() {
  return (
    <offline-page className="wrap page">
      <hgroup>
        <h1>Sin conexión</h1>
        <p className="lead">
          En el aeropuerto o en la frontera no siempre hay señal. Guarda antes lo que vas a necesitar: se abre igual,
          con la fecha en que se revisó cada dato.
        </p>
      </hgroup>
      <p className="notice" data-part="not-stored" hidden>
        No hay conexión y esta página no está guardada en tu dispositivo. Aquí abajo está lo que sí puedes abrir. Si es
        una emergencia, los teléfonos de cada destino están en <a href="/si-algo-sale-mal">Si algo sale mal</a>.
      </p>
      <noscript>
        <p className="notice">Para guardar páginas hace falta JavaScript. Sin él puedes imprimirlas.</p>
      </noscript>
      <p className="notice" data-part="impossible" hidden>
        Este navegador no permite guardar páginas (puede estar en modo privado). En línea todo funciona igual.
      </p>
      <div className="stack script-only" data-part="possible">
        <section className="stack under-rule" aria-labelledby="guardar">
          <h2 id="guardar">Guardar todos los destinos</h2>
          <p>Todas las páginas, las fichas, las banderas y el buscador.</p>
          <SaveOffline
            button={<Button disabled>Guardar para usar sin conexión</Button>}
            note="Toca el botón para ver cuánto pesa antes de guardar."
          />
        </section>
        <section className="stack under-rule" data-part="stored" aria-labelledby="guardado">
          <h2 id="guardado">Lo que está guardado</h2>
          <p role="status">Buscando…</p>
          <details className="unfolds" hidden>
            <summary>Ver cada página</summary>
            <ul className="ruled" />
          </details>
          <Button look="outline" data-part="erase" hidden>
            Borrar todo lo guardado
          </Button>
        </section>
      </div>
    </offline-page>
  );
}
