import './comparison.css';
import '../../ui/field.css';
import '../../ui/text-button.css';
import type { ReactNode } from 'react';
import type { Country } from '../../catalogue/country.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { badgeText } from '../../catalogue/voice/wording.ts';
import { ToolPage } from '../tool-page.tsx';

type Listed = Pick<Country, 'slug' | 'nameSpanish' | 'visaStatus' | 'confidence' | 'conditional'>;

/** `/comparar`: the tool, an island; without a script, every destination's answer and the way to its page. */
export function ComparisonPage({ countries, children }: { countries: readonly Listed[]; children: ReactNode }) {
  return (
    <ToolPage
      title="Comparar destinos"
      lead="¿Entre dos o más países? Míralos lado a lado: si te piden visa, cuánto te quedas, cuánto cuesta y qué llevas."
      className="comparison-page"
    >
      <own-line answers="" />
      {children}
      <div className="plain-only">
        <p>
          Elegir destinos y verlos lado a lado necesita JavaScript. Sin él, la página de cada país tiene lo mismo:
          respuesta, estancia, costo, trámite, requisitos, mejor época y fuentes.
        </p>
        <ul className="comparison-page__all">
          {countries.map((country) => (
            <li key={country.slug}>
              <a href={questionPath(country.slug)}>{country.nameSpanish}</a> <small>{badgeText(country)}</small>
            </li>
          ))}
        </ul>
      </div>
    </ToolPage>
  );
}
