import type { Country } from '../catalogue/country.ts';
import { ConditionList } from './condition-list.tsx';

/** A rule that depends on what the traveller holds: every case with its own result, then the rest. */
export function ConditionsBlock({
  country,
  headingLevel = 2,
}: {
  country: Pick<Country, 'conditional'>;
  headingLevel?: 2 | 3;
}) {
  const { conditional } = country;
  if (!conditional) return null;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="block" id="condiciones" aria-labelledby="condiciones-titulo">
      <Heading id="condiciones-titulo">Depende de tu caso</Heading>
      <p className="note space-below own-situation">
        <a href="/mi-situacion">Dinos qué visas tienes</a> y la guía contesta para ti.
      </p>
      <ConditionList conditional={conditional} className="conditions" />
    </section>
  );
}
