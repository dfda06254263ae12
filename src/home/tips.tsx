import type { ReactNode } from 'react';
import { InlineText } from '../reading/inline-text.tsx';
import { NearSection } from './near-section.tsx';
import type { Tip } from './texts/home-texts.ts';

/** `children` is the tool, an island. */
export function Tips({ tips, children }: { tips: readonly Tip[]; children: ReactNode }) {
  return (
    <NearSection
      id="consejos"
      heading="Consejos de viaje"
      lead="Lo que evita problemas, en el orden en que toca hacerlo."
      tool={children}
      failure="El botón para copiar los consejos no se pudo cargar."
    >
      <ul className="ruled tips">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </NearSection>
  );
}
