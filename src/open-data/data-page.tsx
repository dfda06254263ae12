import '../ui/disclosure.css';
import '../ui/tick-list.css';
import './data-page.css';
import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { questionPath } from '../catalogue/slug.ts';
import { questionTitle } from '../catalogue/voice/wording.ts';
import type { DATA_INSERTS, PageText } from '../reading/page-text.ts';
import { Blocks } from '../reading/prose-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CATALOGUE_CSV_PATH, CATALOGUE_JSON_PATH, DATA_LICENSE } from './public-catalogue.ts';

interface DataPageProps {
  text: PageText;
  counts: { total: number; full: number; brief: number };
  sizes: { json: string; csv: string };
  /** A country to show the code of a frame with. */
  example: Example;
  origin: string;
  /** How much is known. */
  children: ReactNode;
}

type Example = Pick<Country, 'slug' | 'nameSpanish' | 'nameInSentence'>;

/** What the open data hold, how they may be used, and where they are. What only whoever works with them looks up is folded. */
export function DataPage({ text: { title, lead, prose }, counts, sizes, example, origin, children }: DataPageProps) {
  const inserts: Record<(typeof DATA_INSERTS)[number], ReactNode> = {
    incrustar: <EmbedExamples example={example} origin={origin} />,
    licencia: <Licence origin={origin} />,
  };
  const sections = prose.sections.map(({ id, heading, blocks }, index) => {
    const said = <Blocks blocks={blocks} inserts={inserts} />;
    const isLast = index === prose.sections.length - 1;
    return (
      <section key={id} className="stack part under-rule" aria-labelledby={id}>
        {isLast ? (
          <>
            <h2 id={id}>{heading}</h2>
            {said}
          </>
        ) : (
          <details className="unfolds">
            <summary>
              <h2 id={id}>{heading}</h2>
            </summary>
            <div className="stack">{said}</div>
          </details>
        )}
      </section>
    );
  });
  return (
    <div className="wrap page stack data-page">
      <hgroup>
        <h1>{title}</h1>
        <p className="lead">
          {lead} Son {counts.total} destinos, {counts.full} con ficha completa y {counts.brief} con ficha breve.
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
      {sections.slice(0, -1)}
      {children}
      {sections.at(-1)}
    </div>
  );
}

function EmbedExamples({ example, origin }: { example: Example; origin: string }) {
  const title = questionTitle(example);
  const script = `<script async src="${origin}/incrustar.js"></script>
<pasaporte-verde pais="${example.slug}">
  <a href="${origin}${questionPath(example.slug)}">${title}</a>
</pasaporte-verde>`;
  const frame = `<iframe src="${origin}/incrustar/${example.slug}"
  title="${title}" width="100%" height="380"></iframe>`;
  return (
    <>
      <pre>
        <code>{script}</code>
      </pre>
      <p>Donde no se permiten scripts queda el enlace. Si tu editor acepta marcos, también puedes usar este:</p>
      <pre>
        <code>{frame}</code>
      </pre>
      <p>
        Si tu sitio tiene una política de seguridad (CSP), agrega {origin} a <code>script-src</code> y a{' '}
        <code>frame-src</code>.
      </p>
    </>
  );
}

function Licence({ origin }: { origin: string }) {
  return (
    <p>
      Los datos se publican con la licencia{' '}
      <a href={DATA_LICENSE.url} target="_blank" rel="noopener license">
        Creative Commons Atribución 4.0 ({DATA_LICENSE.name})
      </a>
      : úsalos, cámbialos y compártelos, también para ganar dinero, si dices de dónde salieron. Basta con escribir
      «Datos: Pasaporte Verde, {origin.replace('https://', '')}» y la fecha en que los bajaste. Las fuentes que citamos
      conservan sus propias condiciones.
    </p>
  );
}
