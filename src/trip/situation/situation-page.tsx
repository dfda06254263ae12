import '../../country/badge.css';
import './situation.css';
import type { ReactNode } from 'react';
import { questionPath } from '../../catalogue/slug.ts';
import { ConditionList } from '../../country/condition-list.tsx';
import { SITUATION_KEY } from '../../journey/journey-keys.ts';
import type { PersonalCountry } from '../../journey/personal-data.ts';
import { Flag } from '../../ui/flag.tsx';
import { ToolPage } from '../tool-page.tsx';

/** `/mi-situacion`: the questions, an island, and under them every rule, which needs no script. */
export function SituationPage({ countries, children }: { countries: readonly PersonalCountry[]; children: ReactNode }) {
  const ruled = countries.flatMap(({ conditional, ...country }) => (conditional ? [{ ...country, conditional }] : []));
  return (
    <ToolPage
      title="Mis visas"
      lead="Una visa o una residencia que ya tienes puede cambiar lo que te piden en otros países. Dinos qué tienes y te mostramos lo que te toca."
      kept={SITUATION_KEY}
    >
      <p className="note script-only">
        Se queda en tu dispositivo: no se envía a nadie y la quitas cuando quieras. Con lo que marques te contestamos
        también <a href="/mi-viaje">Mi viaje</a> y <a href="/escalas">tus escalas</a>.
      </p>
      <noscript>
        <p className="note">
          Para marcar lo que tienes hace falta JavaScript. Sin él, aquí abajo están todas las reglas.
        </p>
      </noscript>
      {children}
      <section aria-labelledby="todas-las-reglas" className="situation-rules under-rule">
        <h2 id="todas-las-reglas">Todas las reglas que dependen de lo que tienes</h2>
        <details className="unfolds">
          <summary>Las reglas de {ruled.length} países, una por una</summary>
          {ruled.map(({ conditional, ...country }) => (
            <CountryRules key={country.slug} country={country} conditional={conditional} />
          ))}
        </details>
      </section>
    </ToolPage>
  );
}

interface CountryRulesProps {
  country: Pick<PersonalCountry, 'slug' | 'iso2' | 'name'>;
  conditional: NonNullable<PersonalCountry['conditional']>;
}

function CountryRules({ country: { slug, iso2, name }, conditional }: CountryRulesProps) {
  return (
    <section aria-labelledby={`reglas-${slug}`}>
      <h3 id={`reglas-${slug}`} className="flagged">
        <Flag iso2={iso2} />
        <a href={questionPath(slug)}>{name}</a>
      </h3>
      <ConditionList conditional={conditional} className="ruled situation-rules__list" />
    </section>
  );
}
