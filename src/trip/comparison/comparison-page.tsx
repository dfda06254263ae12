import './comparison.css';
import '../../ui/field.css';
import '../../ui/text-button.css';
import type { ReactNode } from 'react';
import { ToolPage } from '../tool-page.tsx';

/** `/comparar`: the tool, an island; without a script, the table of all destinations is side by side already. */
export function ComparisonPage({ children }: { children: ReactNode }) {
  return (
    <ToolPage
      title="Comparar destinos"
      lead="¿Entre dos o más países? Míralos lado a lado: si te piden visa, cuánto te quedas, cuánto cuesta y qué llevas."
      className="comparison-page"
    >
      <own-line answers="" />
      {children}
      <p className="plain-only">
        Elegir destinos y verlos lado a lado necesita JavaScript. Sin él, <a href="/mapa#tabla">la tabla del mapa</a>{' '}
        dice de todos si te piden visa, cuánto te quedas y cuánto cuesta. En la página de cada país están también su
        trámite, sus requisitos, su mejor época y sus fuentes.
      </p>
    </ToolPage>
  );
}
