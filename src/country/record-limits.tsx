import { questionPath } from '../catalogue/slug.ts';
import type { CountryPageData } from './country-page-data.ts';

type Limited = Pick<CountryPageData, 'country' | 'state' | 'travelGuide'>;

/** What this record does not tell: it is brief, or it is about a territory that follows somebody's rules. */
export function RecordLimits({ country, state, travelGuide }: Limited) {
  const { depth, territory } = country;
  if (depth === 'full' && !territory) return null;
  return (
    <div className="notice">
      {territory && (
        <p>
          <b>Es un territorio.</b> {territory.rules}{' '}
          {state && <a href={questionPath(state.slug)}>Ver la ficha de {state.nameSpanish}</a>}
        </p>
      )}
      {depth === 'brief' && (
        <p>
          <b>Esta ficha es breve.</b> Te dice la respuesta y de dónde la sabemos; no es la lista completa de requisitos.
          Confírmala con la embajada o el consulado{country.applicationUrl && ', en el portal oficial'} o en la{' '}
          <a href={travelGuide} target="_blank" rel="noopener">
            guía del viajero de la SRE
          </a>
          .
        </p>
      )}
    </div>
  );
}
