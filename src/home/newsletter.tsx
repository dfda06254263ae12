import './newsletter.css';
import type { ReactNode } from 'react';

/** The tear-off slip at the end of home. `children` is the form, an island. */
export function Newsletter({ children }: { children: ReactNode }) {
  return (
    <section className="wrap newsletter" aria-labelledby="boletin">
      <div className="tear-off">
        <div>
          <h2 id="boletin">Te avisamos si cambia una regla</h2>
          <p>Un correo cuando un país cambia sus requisitos para mexicanos.</p>
        </div>
        {children}
      </div>
    </section>
  );
}
