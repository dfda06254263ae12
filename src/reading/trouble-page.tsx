import '../ui/disclosure.css';
import type { Country } from '../catalogue/country.ts';
import type { MexicanHelp } from '../catalogue/mexican-missions-schema.ts';
import { missionPhones, phoneHref } from '../catalogue/mission-words.ts';
import { questionPath } from '../catalogue/slug.ts';
import { Table } from '../ui/table.tsx';
import type { Article } from './wiki-article.ts';
import { ArticleBody } from './wiki-panel.tsx';

interface MissionPhonesProps {
  /** The places in the order of the list, each with who helps there. */
  places: readonly { country: Country; help: Omit<MexicanHelp, 'travelGuide'> }[];
}

/** What to do on a bad day, and whom to call in every place. */
export function TroublePage({ article, places }: MissionPhonesProps & { article: Article }) {
  return (
    <article className="wrap page stack wiki-panel">
      <hgroup>
        <h1>{article.title}</h1>
        <p className="lead">{article.lead}</p>
      </hgroup>
      <ArticleBody article={article} heading="h2" inserts={{ telefonos: <MissionPhones places={places} /> }} />
    </article>
  );
}

const COLUMNS = ['Destino', 'Emergencias allá', 'México'];

/** Whom to call in every place, found by its name: its own emergency numbers, and the first telephone of each of Mexico's missions; the place's own page has the rest. */
function MissionPhones({ places }: MissionPhonesProps) {
  const rows = places.map(({ country, help }) => {
    const phones = help.missions.flatMap((mission) =>
      missionPhones(mission)
        .slice(0, 1)
        .map((phone) => ({ ...phone, city: help.missions.length > 1 ? mission.city : undefined })),
    );
    return [
      <a id={country.slug} href={`${questionPath(country.slug)}#si-algo-sale-mal`}>
        {country.nameSpanish}
      </a>,
      help.local?.numbers.map(({ label, number }) => (
        <span key={label}>
          {help.local?.numbers.length === 1 ? '' : `${label}\u00a0`}
          <a href={phoneHref(number)}>{number}</a>{' '}
        </span>
      )) ?? 'por confirmar',
      phones.length === 0 ? (
        <a href={phoneHref(help.assistanceCentre.international)}>CIAM</a>
      ) : (
        phones.map(({ city, label, number }) => (
          <div key={number}>
            {[city, label === 'Oficina' && 'Oficina'].filter(Boolean).join(' · ')}{' '}
            <a href={phoneHref(number)}>{number}</a>
          </div>
        ))
      ),
    ];
  });
  return (
    <filtered-list>
      <form className="field script-only" action="/si-algo-sale-mal">
        <label htmlFor="donde">¿En qué país estás?</label>
        <input className="input" id="donde" type="search" name="pais" autoComplete="off" maxLength={60} />
        <p className="visually-hidden" role="status" data-count="destino,destinos" />
      </form>
      <p data-none="" hidden>
        No hay un destino que se llame así. Llama al CIAM.
      </p>
      <details className="unfolds" data-fold="">
        <summary>Números de emergencia y de México en {rows.length} destinos</summary>
        <Table columns={COLUMNS} rows={rows} isFiltered />
        <p className="note">
          Los que dicen «Oficina» son de horario de trabajo: si es urgente y no contestan, llama al CIAM. Donde solo
          dice CIAM, la ficha dice qué embajada te atiende.
        </p>
        <p className="note">
          ¿Un número no contesta? <a href="/reportar-error">Dinos cuál</a>.
        </p>
      </details>
    </filtered-list>
  );
}
