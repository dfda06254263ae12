import './trip-dates.css';
import type { ReactNode } from 'react';
import type { CountedArea } from '../../catalogue/area-schema.ts';
import { confidenceLabel } from '../../catalogue/confidence.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { REGION_FILTER_ORDER, type RegionGroup, regionLabel } from '../../catalogue/region.ts';
import { passportWords } from '../../catalogue/voice/passport-words.ts';
import { Doubt, SourceLink } from '../../country/notices.tsx';
import { JOURNEY_KEY } from '../../journey/journey-keys.ts';
import { isOfSchengen, SCHENGEN_SLUG, type TripPlace } from '../../journey/trip-place.ts';
import { ToolPage } from '../tool-page.tsx';

interface TripDatesPageProps {
  places: readonly TripPlace[];
  /** Of every country, by its slug. */
  regions: ReadonlyMap<string, RegionGroup>;
  /** Countries whose days are one count. */
  areas: readonly CountedArea[];
  /** The tool, an island. */
  children: ReactNode;
}

/** The tool, and below it, for everybody and without a script, the rules it applies. */
export function TripDatesPage({ places, regions, areas, children }: TripDatesPageProps) {
  const own = places.filter((place) => place.validity && !isOfSchengen(place));
  const area = places.find(({ slug }) => slug === SCHENGEN_SLUG);
  return (
    <ToolPage
      title="¿Alcanzan mi pasaporte y mis días?"
      lead="Di a dónde vas y en qué días: te decimos si caben y si tu pasaporte dura lo que piden. Todo se queda en tu dispositivo."
      className="trip-dates-page"
      kept={JOURNEY_KEY}
    >
      {children}
      <noscript>
        <p className="notice">
          Para hacer la cuenta de tus viajes hace falta JavaScript. Las reglas con las que se hace están aquí abajo,
          completas.
        </p>
      </noscript>
      <div className="stack dates-rules">
        <section className="stack under-rule" aria-labelledby="regla-90-180">
          <h2 id="regla-90-180">Cómo se cuentan los 90 días en 180</h2>
          <ul className="tick-list">
            <li>Cada día de tu viaje se miran los 180 días que terminan ese día. Ahí no puedes sumar más de 90.</li>
            <li>El día que entras y el día que sales cuentan completos. Entrar y salir el mismo día es un día.</li>
            <li>La cuenta es una sola para los 29 países. Chipre, Irlanda y el Reino Unido llevan la suya.</li>
            <li>Salir no pone la cuenta en ceros; 90 días seguidos fuera siempre te dan otros 90.</li>
            <li>
              Los días con permiso de residencia o con visa de larga duración (tipo D) no se suman: no los anotes.
            </li>
          </ul>
          {areas.map(({ id, inSentence, rule, sources }) => (
            <p key={id} className="note">
              {id === SCHENGEN_SLUG ? 'Es el artículo 6 del Código de fronteras Schengen' : `En ${inSentence}: ${rule}`}
              . Según{' '}
              {sources.map((source, index) => (
                <span key={source.url}>
                  {index > 0 && ' y '}
                  <SourceLink source={source} />, {formatPartialDate(source.checkedOn)}
                </span>
              ))}
              .
            </p>
          ))}
        </section>
        <section className="stack under-rule" aria-labelledby="vigencia-por-pais">
          <h2 id="vigencia-por-pais">Qué vigencia de pasaporte pide cada destino</h2>
          <p>
            Si un destino no está en la lista, su regla está por confirmar: pregúntala en su embajada. Los países
            Schengen piden todos lo mismo.
          </p>
          {area && <ValidityList places={[area]} />}
          <div>
            {REGION_FILTER_ORDER.map((region) => (
              <details key={region} className="unfolds">
                <summary>{regionLabel(region)}</summary>
                <ValidityList places={own.filter(({ slug }) => regions.get(slug) === region)} />
              </details>
            ))}
          </div>
        </section>
      </div>
    </ToolPage>
  );
}

function ValidityList({ places }: { places: readonly TripPlace[] }) {
  return (
    <ul className="ruled ruled--pairs dates-rules__list">
      {places.map((place) => (
        <Validity key={place.slug} place={place} />
      ))}
    </ul>
  );
}

function Validity({ place: { slug, name, validity } }: { place: TripPlace }) {
  if (!validity) return null;
  const { source, checkedOn, confidence, doubt } = validity;
  return (
    <li>
      <h3>{slug === SCHENGEN_SLUG ? <a href="/wiki#schengen">{name}</a> : <a href={`/pais/${slug}`}>{name}</a>}</h3>
      <div>
        <p>{passportWords(validity)}</p>
        <Doubt text={doubt} className="note" />
        <p className="note">
          <SourceLink source={source} />, {formatPartialDate(checkedOn)}, {confidenceLabel(confidence)}
        </p>
      </div>
    </li>
  );
}
