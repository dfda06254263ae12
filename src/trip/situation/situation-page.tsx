import '../../country/badge.css';
import '../../ui/notice.css';
import './situation.css';
import type { Arrival } from '../../catalogue/situation.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { ConditionList } from '../../country/condition-list.tsx';
import { SITUATION_KEY } from '../../journey/journey-keys.ts';
import type { PersonalCountry } from '../../journey/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { OneOf, UNSAID, WAYS } from '../one-of.tsx';
import { ToolPage } from '../tool-page.tsx';
import { DocumentChoices } from './situation-form.tsx';

const ARRIVAL_LABELS: readonly (readonly [Arrival | undefined, string])[] = [...WAYS, [undefined, UNSAID]];

/** `/mi-situacion`: the questions, which `my-visas.element.ts` answers, and under them every rule, which needs no script. */
export function SituationPage({ countries }: { countries: readonly PersonalCountry[] }) {
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
      <my-visas className="script-only asked situation" aria-busy="true">
        <div role="status" className="notice" data-part="notice" hidden>
          <p data-part="message" />
          <Button look="outline" small data-part="adopt" hidden />
        </div>
        <Questions />
        <div className="notice notice--error" role="alert" data-part="failure" hidden>
          <p>No se pudieron cargar las reglas. Revisa tu conexión.</p>
          <Button look="outline" small data-part="retry">
            Intentar de nuevo
          </Button>
        </div>
        <Answer />
      </my-visas>
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

/** What somebody holds and how they arrive. Every answer is optional; the element hears of each. */
function Questions() {
  return (
    <div className="stack gap-5">
      <DocumentChoices holds={[]} />
      <OneOf
        name="llegada"
        legend="¿Cómo llegas?"
        labels={ARRIVAL_LABELS}
        chosen={undefined}
        className="choices choices--columns"
      >
        <p className="note">A algunos países entras más fácil, o sin visa, solo si llegas en avión.</p>
      </OneOf>
      <div className="actions">
        <Button look="outline" small data-part="none">
          No tengo ninguna
        </Button>
        <Button look="outline" small data-part="share" hidden>
          Copiar enlace con lo que marqué
        </Button>
        <Button look="outline" small data-part="forget" hidden>
          Borrar lo que marqué
        </Button>
      </div>
    </div>
  );
}

/** What the reader's situation changes, country by country, always with the reason. */
function Answer() {
  return (
    <>
      <div role="status" className="in-sight" data-part="status">
        Marca lo que tengas y aquí verás a qué países entras más fácil.
      </div>
      <section aria-labelledby="situacion-cambia" className="situation__countries" data-part="countries" hidden>
        <h2 id="situacion-cambia" className="space-below">
          Lo que cambia para ti
        </h2>
        <ul className="ruled" data-part="eased" />
        <details className="unfolds" data-part="fold">
          <summary data-part="rest" />
          <ul className="ruled" data-part="unchanged" />
        </details>
      </section>
    </>
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
