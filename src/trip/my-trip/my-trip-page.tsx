import './my-trip.css';
import type { ReactNode } from 'react';
import { JOURNEY_KEY } from '../../journey/journey-keys.ts';
import { TOOL_LINKS } from '../../site/navigation.ts';
import { ToolPage } from '../tool-page.tsx';

/** `/mi-viaje`: the tool, an island; without a script, how to put the answer together by hand. */
export function MyTripPage({ children }: { children: ReactNode }) {
  return (
    <ToolPage
      title="Mi viaje"
      lead="Di a dónde vas y con quién. Te contestamos el viaje completo, frontera por frontera: visas, pasaporte, días, costo y papeles."
      className="my-trip-page"
      kept={JOURNEY_KEY}
    >
      {children}
      <div className="stack plain-only">
        <p className="notice">
          Para contestarte el viaje completo hace falta JavaScript. Sin él puedes armarlo a mano, en este orden.
        </p>
        <ol className="steps">
          <li>
            Busca cada país en los <a href="/#destinos">destinos</a>: dice si te piden visa, cuánto cuesta y qué llevas.
          </li>
          <li>
            Busca dónde cambias de avión en <a href="/escalas">Escalas</a>: ahí también te pueden pedir visa.
          </li>
          <li>
            Compara el vencimiento de tu pasaporte con lo que pide cada destino, en{' '}
            <a href="/revisa-tus-fechas">Mi pasaporte y mis días</a>.
          </li>
          <li>Suma lo que cuesta cada permiso y apunta primero el que tarda más.</li>
        </ol>
        <h2>Las herramientas</h2>
        <ul className="ruled">
          {TOOL_LINKS.filter(({ href }) => href !== '/mi-viaje').map(({ href, label, purpose }) => (
            <li key={href}>
              <a href={href}>{label}</a> {purpose}
            </li>
          ))}
        </ul>
      </div>
    </ToolPage>
  );
}
