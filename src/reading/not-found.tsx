import './not-found.css';
import '../country/status.css';
import '../country/stamp.css';
import '../country/stamped-head.css';
import '../ui/cell.css';
import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { guidePath } from '../catalogue/slug.ts';
import { Stamp } from '../country/stamp.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';

type Popular = Pick<Country, 'slug' | 'iso2' | 'nameSpanish'>;

/** Says that the page does not exist and offers ways on; `children` is the search box. */
export function NotFound({ popular, children }: { popular: readonly Popular[]; children: ReactNode }) {
  return (
    <div className="wrap page stack gap-5 not-found">
      <div className="actions stamped-head">
        <hgroup>
          <h1>Página No Encontrada</h1>
          <p className="lead">
            Esta dirección no existe o cambió de lugar. Revisa que esté bien escrita o empieza por uno de estos países.
          </p>
        </hgroup>
        <Stamp status="unknown" country="Error 404" word="NO ENCONTRADA" detail="sin registro" />
      </div>
      {children}
      <section aria-labelledby="populares">
        <h2 id="populares" className="space-below">
          Destinos populares
        </h2>
        <ul className="not-found__popular">
          {popular.map(({ slug, iso2, nameSpanish }) => (
            <li key={slug} className="cell">
              <Flag iso2={iso2} />
              <h3>{nameSpanish}</h3>
              <a className="arrow-link stretched" href={guidePath(slug)}>
                <span>
                  Ver requisitos de visa <span className="visually-hidden">→ de {nameSpanish}</span>
                </span>
                <Icon name="forward" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p className="actions">
        <ButtonLink href="/">Volver al Inicio</ButtonLink>
        <a className="arrow-link" href="/wiki">
          Explorar Wiki de Viajes <Icon name="forward" />
        </a>
      </p>
    </div>
  );
}
