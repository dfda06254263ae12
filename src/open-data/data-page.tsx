import '../ui/disclosure.css';
import '../ui/rows.css';
import './data-page.css';
import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { ENTRY_FACTS, FACT_TABLE } from '../catalogue/facts.ts';
import { changeFeedPath, JSON_FEED_PATH } from '../catalogue/rule-changes.ts';
import { questionPath } from '../catalogue/slug.ts';
import { spokenList } from '../catalogue/spoken-list.ts';
import { questionTitle } from '../catalogue/voice/wording.ts';
import { SourceLink } from '../country/notices.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { OPEN_QUESTIONS_PATH } from './open-questions.ts';
import { CATALOGUE_CSV_PATH, CATALOGUE_JSON_PATH, DATA_LICENSE, DATA_SCHEMA_PATH } from './public-catalogue.ts';
import { countryDataPath } from './public-country.ts';

const MULTIPASS = { name: 'MultiPass Rank', url: 'https://github.com/chatcode-lab/multipass' };

interface DataPageProps {
  counts: { total: number; full: number; brief: number };
  sizes: { json: string; csv: string };
  /** A country to show the address of a single file with. */
  example: Example;
  origin: string;
  /** How much is known. */
  children: ReactNode;
}

type Example = Pick<Country, 'slug' | 'nameSpanish' | 'nameInSentence'>;

/** What only whoever works with the data looks up; a link to it opens it. */
function FoldedSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="under-rule" aria-labelledby={id}>
      <details className="unfolds">
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <div className="stack">{children}</div>
      </details>
    </section>
  );
}

function embedExample(country: Example, origin: string): string {
  return `<script async src="${origin}/incrustar.js"></script>
<pasaporte-verde pais="${country.slug}">
  <a href="${origin}${questionPath(country.slug)}">${questionTitle(country)}</a>
</pasaporte-verde>`;
}

function frameExample(country: Example, origin: string): string {
  return `<iframe src="${origin}/incrustar/${country.slug}"
  title="${questionTitle(country)}" width="100%" height="380"></iframe>`;
}

/** What the open data hold, how they may be used, and where they are. */
export function DataPage({ counts, sizes, example, origin, children }: DataPageProps) {
  return (
    <div className="wrap page stack data-page">
      <hgroup>
        <h1>Datos abiertos</h1>
        <p className="lead">
          Todo el catálogo en archivos que puedes bajar y usar: {counts.total} destinos, {counts.full} con ficha
          completa y {counts.brief} con ficha breve. Cada dato trae su fuente, su fecha y qué tan seguro es.
        </p>
      </hgroup>
      <p className="actions">
        <ButtonLink href={CATALOGUE_JSON_PATH} download>
          Bajar JSON ({sizes.json})
        </ButtonLink>
        <ButtonLink look="outline" href={CATALOGUE_CSV_PATH} download>
          Bajar CSV ({sizes.csv})
        </ButtonLink>
      </p>
      <FoldedSection id="archivos" title="Los archivos">
        <dl className="ruled ruled--pairs">
          {[
            [CATALOGUE_JSON_PATH, 'El catálogo completo, con fuentes, condiciones y cambios.'],
            [CATALOGUE_CSV_PATH, 'Un renglón por destino, para abrirlo en una hoja de cálculo.'],
            [countryDataPath(example.slug), `Un archivo por destino; este es el de ${example.nameSpanish}.`],
            [
              `/pais/${example.slug}.md`,
              'La ficha de cada destino como texto (Markdown), para asistentes y programas.',
            ],
            ['/llms.txt', 'La lista de esas fichas, con lo que responde cada una.'],
            [OPEN_QUESTIONS_PATH, 'Lo que falta saber o está en duda de cada destino, con la dirección para contarlo.'],
            [DATA_SCHEMA_PATH, 'El esquema (JSON Schema 2020-12) con el que se revisan los archivos.'],
            ['/datos/v1/datapackage.json', 'Qué es cada archivo, su versión y su suma (Frictionless Data Package).'],
            ['/datos/v1/sha256.txt', 'Las sumas SHA-256, para revisar lo que bajaste.'],
            ['/datos/historia/indice.json', 'Las publicaciones de los datos, con su día y su suma.'],
            [changeFeedPath(), 'Los cambios de reglas, en Atom.'],
            [JSON_FEED_PATH, 'Los cambios de reglas, en JSON Feed.'],
            ['/cambios/todos.ics', 'Los cambios de reglas, como calendario.'],
          ].map(([path, holds]) => (
            <div key={path}>
              <dt>
                <a className="touch" href={path}>
                  {path}
                </a>
              </dt>
              <dd>{holds}</dd>
            </div>
          ))}
        </dl>
        <p>
          La versión va en la dirección: en <code>/datos/v1/</code> podemos agregar campos, pero ninguno desaparece ni
          cambia de sentido. Si algo tiene que romperse, habrá una versión nueva al lado, y te avisamos aquí un año
          antes de retirar la anterior.
        </p>
        <p>
          Lo que dijimos queda: <code>/datos/historia/{example.slug}.json</code> trae qué decía cada publicación y en
          qué días (<code>from</code> y <code>until</code>), y <code>/datos/historia/</code> con el día y{' '}
          <code>.md</code>, qué cambió en ella. Empieza con la primera publicación del índice.
        </p>
      </FoldedSection>
      <FoldedSection id="como-leerlos" title="Cómo leerlos">
        <ul className="ruled">
          <li>
            <b>Estado, estancia, costo y trámite</b> traen cada uno sus fuentes, el día en que se revisaron (
            <code>checkedOn</code>) y su confianza: <code>high</code>, <code>medium</code> o <code>low</code>. Lo que es{' '}
            <code>low</code> no lo presentes como seguro. La fecha es la de la lectura más vieja que aún sostiene el
            dato.
          </li>
          <li>
            <b>Cada fuente</b> dice qué es (<code>kind</code>: ley, portal, embajada, ministerio, aerolínea, datos o
            prensa) y cómo la leímos (<code>seen</code>). Solo una autoridad da <code>high</code>. Si dice{' '}
            <code>cited</code>, no la abrimos: la citó alguien, por lo general la revisión abierta{' '}
            <SourceLink source={MULTIPASS} /> (CC BY 4.0), y la fecha es la de esa cita.
          </li>
          <li>
            <b>Los pesos</b> son enteros y salen del tipo de cambio de referencia del día que dice{' '}
            <code>ratesDate</code>; al lado va el monto en su moneda.
          </li>
          <li>
            <b>Lo que pide la frontera</b> (<code>entry</code>:{' '}
            {spokenList(ENTRY_FACTS.map((fact) => FACT_TABLE[fact].label))}) trae su valor, su confianza y sus fuentes.
            Los valores <code>not-asked</code>, <code>none</code> y <code>nowhere</code> quieren decir que alguien dice
            que no se pide.
          </li>
          <li>
            <b>Un dato en blanco</b> (<code>null</code> o una celda vacía) es un dato que ninguna fuente confirmó, no un
            cero.
          </li>
          <li>
            <b>Los textos</b> están en español de México; los nombres de los campos, en inglés.
          </li>
        </ul>
      </FoldedSection>
      <FoldedSection id="en-tu-pagina" title="La respuesta en tu página">
        <p>
          Pon en tu blog o en el sitio de tu agencia la respuesta de un destino, siempre con su fecha y el enlace a la
          ficha. No usa cookies ni guarda nada de quien la lee. El nombre en <code>pais</code> es el de la dirección de
          la ficha.
        </p>
        <pre>
          <code>{embedExample(example, origin)}</code>
        </pre>
        <p>Donde no se permiten scripts queda el enlace. Si tu editor acepta marcos, también puedes usar este:</p>
        <pre>
          <code>{frameExample(example, origin)}</code>
        </pre>
        <p>
          Si tu sitio tiene una política de seguridad (CSP), agrega {origin} a <code>script-src</code> y a{' '}
          <code>frame-src</code>.
        </p>
      </FoldedSection>
      {children}
      <section className="stack under-rule" aria-labelledby="licencia">
        <h2 id="licencia">Licencia</h2>
        <p>
          Los datos se publican con la licencia{' '}
          <a href={DATA_LICENSE.url} target="_blank" rel="noopener license">
            Creative Commons Atribución 4.0 ({DATA_LICENSE.name})
          </a>
          : úsalos, cámbialos y compártelos, también para ganar dinero, si dices de dónde salieron. Basta con escribir
          «Datos: Pasaporte Verde, {origin.replace('https://', '')}» y la fecha en que los bajaste. Las fuentes que
          citamos conservan sus propias condiciones.
        </p>
        <p>
          Comparamos el estado y la estancia con los datos de <SourceLink source={MULTIPASS} /> (CC BY 4.0), que revisa
          fuentes oficiales, y con los de Passport Index y visamap.io (MIT). Donde no coincidimos, la ficha lo dice.
        </p>
        <p>
          El buscador conoce las ciudades por{' '}
          <SourceLink source={{ name: 'GeoNames', url: 'https://www.geonames.org' }} /> (CC BY 4.0) y los aeropuertos
          por <SourceLink source={{ name: 'airport-data-js', url: 'https://airportdata.dev' }} /> (CC BY 4.0); los
          redujimos y les pusimos nombre en español.
        </p>
        <p>
          Son datos de referencia: antes de viajar, confirma con la embajada o el consulado. ¿Encontraste un error?{' '}
          <a href="/reportar-error">Repórtalo</a> y lo revisamos.
        </p>
      </section>
    </div>
  );
}
