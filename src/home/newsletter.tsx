import type { ReactNode } from 'react';

/** The tear-off slip at the end of home. `children` is the form, an island. */
export function Newsletter({ children }: { children: ReactNode }) {
  return (
    <section className="wrap newsletter" aria-labelledby="boletin">
      <div className="tear-off">
        <div>
          <h2 id="boletin">Deja tu email para los avisos</h2>
          <p>
            Lo anotamos, y quien lleva esta guía te escribe cuando cambia una regla importante. No es automático ni
            inmediato: antes de viajar revisa la página de tu destino y los <a href="/cambios">Cambios de reglas</a>.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
