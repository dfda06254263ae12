import type { ReactNode } from 'react';

/** The tear-off slip at the end of home. `children` is the form. */
export function Newsletter({ children }: { children: ReactNode }) {
  return (
    <section className="wrap newsletter" aria-labelledby="boletin">
      <div className="stack tear-off">
        <div>
          <h2 id="boletin">Deja tu email</h2>
          <p>
            Quien lleva esta guía puede escribirte cuando cambie una regla importante: el sitio no manda correos por sí
            solo. Para enterarte en cuanto publicamos, <a href="/cambios#seguir">sigue los cambios</a>.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
