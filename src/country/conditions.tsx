import type { Country } from '../catalogue/country.ts';
import { ConditionList } from './condition-list.tsx';

interface ConditionsBlockProps {
  country: Pick<Country, 'conditional'>;
  heading?: 'h2' | 'h3';
}

/** A rule that depends on what the traveller holds: every case with its own result, then the rest. A link to it opens it; in a dialog it is open. */
export function ConditionsBlock({ country: { conditional }, heading: Heading = 'h2' }: ConditionsBlockProps) {
  if (!conditional) return null;
  return (
    <section>
      <details className="unfolds" open={Heading === 'h3'}>
        <summary>
          <Heading>Depende de tu caso</Heading>
        </summary>
        <div id="condiciones">
          <ConditionList conditional={conditional} className="ruled conditions" />
        </div>
        <p className="note own-situation">
          ¿Tienes varias? <a href="/mi-situacion">Dinos qué visas tienes</a> y te mostramos lo que te toca.
        </p>
      </details>
    </section>
  );
}
