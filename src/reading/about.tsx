import './about.css';
import { ABOUT_COUNTRIES, ABOUT_UPDATES, ABOUT_VISA_FREE } from '../catalogue/specified-figures.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MachineLine } from '../ui/machine-line.tsx';
import type { PageText } from './page-text.ts';
import { Blocks } from './prose-view.tsx';

const WAYS_ON = [
  ['/cambios', 'Cambios de reglas'],
  ['/correcciones', 'Correcciones'],
  ['/datos', 'Datos abiertos'],
  ['/reportar-error', 'Reportar un error'],
  ['/contacto', 'Escríbenos'],
] as const;

/** Who we are, what we offer and how far it can be trusted. */
export function About({ text: { title, lead, prose } }: { text: PageText }) {
  return (
    <div className="wrap page stack about">
      <hgroup>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </hgroup>
      {prose.sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id} className="stack prose">
          <h2 id={id}>{heading}</h2>
          <Blocks blocks={blocks} inserts={{ cifras: <Figures /> }} />
        </section>
      ))}
      <p className="actions">
        <ButtonLink href="/#destinos">Ver Destinos</ButtonLink>
        {WAYS_ON.map(([href, label]) => (
          <a key={href} className="arrow-link" href={href}>
            {label} <Icon name="forward" />
          </a>
        ))}
      </p>
      <MachineLine parts={['PVERDE', 'PROYECTO INDEPENDIENTE', 'DESDE MEXICO']} />
    </div>
  );
}

/** As the specification has them (section 1). */
function Figures() {
  return (
    <>
      <dl className="about__stats">
        {[
          [ABOUT_COUNTRIES, 'países'],
          [ABOUT_VISA_FREE, 'sin visa'],
          [ABOUT_UPDATES, 'actualizaciones'],
        ].map(([figure, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        Son las cifras con las que nos presentamos. La cuenta exacta y al día del catálogo está en{' '}
        <a href="/">la página de inicio</a>. El sitio está abierto a toda hora para leerlo y para avisarnos de un
        cambio.
      </p>
    </>
  );
}
