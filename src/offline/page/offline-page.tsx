import './offline-page.css';
import '../../ui/disclosure.css';
import '../../ui/notice.css';
import '../../ui/rows.css';
import { Button } from '../../ui/button.tsx';

/** What is stored on this device, and the way to store all of it or none. `offline-page-view.ts` makes it work; `showsAll` shows every state at once. */
export function OfflinePage({ showsAll = false }: { showsAll?: boolean }) {
  return (
    <div className="wrap page offline-page">
      <hgroup>
        <h1>Sin conexión</h1>
        <p className="lead">
          En el aeropuerto o en la frontera no siempre hay señal. Guarda antes lo que vas a necesitar: se abre igual,
          con la fecha en que se revisó cada dato.
        </p>
      </hgroup>
      <p className="notice" id="no-guardada" hidden={!showsAll}>
        No hay conexión y esta página no está guardada en tu dispositivo. Aquí abajo está lo que sí puedes abrir.
      </p>
      <noscript>
        <p className="notice">Para guardar páginas hace falta JavaScript. Sin él puedes imprimirlas.</p>
      </noscript>
      <p className="notice" id="no-se-puede" hidden={!showsAll}>
        Este navegador no permite guardar páginas (puede estar en modo privado). En línea todo funciona igual.
      </p>
      <div className="stack script-only" id="guardar">
        <section className="stack under-rule" aria-labelledby="guardar-todo">
          <h2 id="guardar-todo">Guardar todos los destinos</h2>
          <p>Todas las páginas, las fichas, las banderas y el buscador.</p>
          <Button id="guardar-boton">Guardar para usar sin conexión</Button>
          <progress id="guardar-avance" aria-label="Guardando" hidden={!showsAll} />
          <p className="note" role="status" id="guardar-estado">
            Toca el botón para ver cuánto pesa antes de guardar.
          </p>
        </section>
        <section className="stack under-rule" id="guardado-parte" aria-labelledby="guardado">
          <h2 id="guardado">Lo que está guardado</h2>
          <p id="guardado-resumen" role="status">
            Buscando…
          </p>
          <details className="unfolds" id="guardado-paginas" hidden={!showsAll}>
            <summary>Ver cada página</summary>
            <ul className="ruled" id="guardado-lista" />
          </details>
          <Button look="outline" id="borrar" hidden={!showsAll}>
            Borrar todo lo guardado
          </Button>
        </section>
      </div>
    </div>
  );
}
