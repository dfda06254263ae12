import './about.css';
import '../ui/notice.css';
import { ABOUT_COUNTRIES, ABOUT_UPDATES, ABOUT_VISA_FREE } from '../catalogue/specified-figures.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MachineLine } from '../ui/machine-line.tsx';

const STATS = [
  { figure: ABOUT_COUNTRIES, label: 'países' },
  { figure: ABOUT_VISA_FREE, label: 'sin visa' },
  { figure: ABOUT_UPDATES, label: 'actualizaciones' },
] as const;

const REASONS = [
  {
    title: `${ABOUT_COUNTRIES} países en un solo lugar`,
    text: 'Los destinos a los que más viajamos desde México, todos con la misma ficha para que puedas compararlos.',
  },
  {
    title: 'Costos en pesos',
    text: 'El precio de la visa o del permiso en pesos mexicanos, junto al monto original y su moneda.',
  },
  {
    title: 'Enlaces oficiales',
    text: 'El botón para solicitar te lleva al portal del gobierno, nunca a un gestor ni a una página que cobra comisión.',
  },
  {
    title: 'Información de embajadas',
    text: 'Nombre, teléfono, dirección y sitio de la embajada o el consulado, cuando una fuente los da.',
  },
  {
    title: 'Requisitos de salud',
    text: 'Vacunas que se exigen o se recomiendan y el seguro que conviene llevar, país por país.',
  },
] as const;

const WAYS = [
  {
    title: 'Cada dato tiene fuente',
    text: 'Junto a la visa, la estancia, el costo y el trámite, abre «¿Cómo lo sabemos?». Ahí están sus fuentes, la fecha en que se revisó y lo que está en duda. Un teléfono o una dirección sin fuente no se publica.',
  },
  {
    title: 'Cada ficha tiene fecha',
    text: 'Junto a la fecha de hoy dice qué día se verificaron los datos por última vez. Esa fecha solo cambia cuando alguien los revisa de verdad. Si pasan más de 180 días, el dato mismo lo avisa.',
  },
  {
    title: 'Cada dato dice qué tan seguro es',
    text: 'Confianza alta: lo respaldan fuentes oficiales o varias que coinciden. Media: lo dice una fuente que nombramos. Si las fuentes se contradicen, verás «por confirmar» y a quién preguntar.',
  },
  {
    title: 'Lo que cambia no se borra',
    text: 'Cuando una cifra cambia, la vigente va primero y la anterior queda al lado, más pequeña. Cada cambio aparece con su fecha en la lista de cambios de reglas.',
  },
] as const;

const WAYS_ON = [
  ['/cambios', 'Cambios de reglas'],
  ['/correcciones', 'Correcciones'],
  ['/datos', 'Datos abiertos'],
  ['/reportar-error', 'Reportar un error'],
  ['/contacto', 'Escríbenos'],
] as const;

/** Who we are, what we offer and how far it can be trusted. */
export function About() {
  return (
    <div className="wrap page stack about">
      <h1>Acerca de Pasaporte Verde</h1>
      <section className="stack about__mission" aria-labelledby="mision">
        <h2 id="mision">Nuestra misión</h2>
        <p className="lead">
          Que sepas en un minuto, y en español, si necesitas visa, cuánto puedes quedarte, cuánto cuesta y qué papeles
          te van a pedir.
        </p>
        <p>
          La información existe, pero está repartida en decenas de sitios, en otros idiomas y en otras monedas. Entre
          ella se cuelan páginas que cobran por trámites gratuitos. Aquí la juntamos, la pasamos a pesos y te decimos de
          dónde salió.
        </p>
      </section>
      <section aria-labelledby="cifras">
        <h2 className="visually-hidden" id="cifras">
          En cifras
        </h2>
        <dl className="about__stats">
          {STATS.map(({ figure, label }) => (
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
      </section>
      <section aria-labelledby="razones">
        <h2 id="razones">Por qué usarlo</h2>
        <Items className="stack pair about__items about__items--reasons" items={REASONS} />
      </section>
      <section aria-labelledby="trabajo">
        <h2 id="trabajo">Cómo trabajamos</h2>
        <Items className="stack pair about__items" items={WAYS} />
      </section>
      <section className="notice" aria-labelledby="aviso">
        <h2 id="aviso">Antes de viajar, confirma</h2>
        <p>
          Somos un proyecto independiente e informativo. No somos autoridad migratoria ni damos asesoría legal. Todo lo
          que lees es referencial y puede cambiar sin previo aviso: verifica siempre con la embajada o el consulado
          antes de viajar.
        </p>
      </section>
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

function Items({ className, items }: { className: string; items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
