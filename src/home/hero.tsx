import './hero.css';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { HERO_COUNTRIES } from '../catalogue/specified-figures.ts';
import { statusClass } from '../country/badge.tsx';
import { StampDrawing } from '../country/stamp.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MachineLine } from '../ui/machine-line.tsx';

const TILES = [
  { title: `${HERO_COUNTRIES} Países`, text: 'con sus reglas' },
  { title: 'Sin Visa', text: 'solo con pasaporte' },
  { title: 'Requisitos', text: 'lo que te piden' },
  { title: 'Actualizado', text: 'con fecha y fuente' },
] as const;

/** Stamps of the printed page, one a status: place, turn and size of each, as drawn in the identity. */
const STAMPS = [
  { slug: 'japan', at: 'translate(148 142) rotate(-10) scale(1.56)' },
  { slug: 'united-states', shortName: 'EE. UU.', at: 'translate(356 138) rotate(11) scale(1.16)' },
  { slug: 'canada', at: 'translate(132 326) rotate(6) scale(1.24)' },
  { slug: 'maldives', at: 'translate(332 296) rotate(-7) scale(1.34)' },
];
/** A stay that fits a stamp, in letters; a longer one has conditions. */
const SHORT_STAY = 8;

export function Hero({ summaries }: { summaries: readonly CountrySummary[] }) {
  return (
    <section className="hero cover">
      <div className="hero__rosette" aria-hidden="true" />
      <div className="wrap stack hero__grid">
        <div className="hero__text">
          <MachineLine parts={['P<MEX', 'DESTINO', 'CUALQUIERA', '']} />
          <h1>¿Necesitas visa para viajar?</h1>
          <p className="lead">Mira si te basta el pasaporte mexicano, cuánto puedes quedarte y cuánto cuesta.</p>
          <SearchBox id="a-donde" asks>
            <ButtonLink look="foil" href="#destinos" data-event="button_click_destinos" data-event-label="main_cta">
              Ver Destinos
            </ButtonLink>
          </SearchBox>
          <a className="touch" href="/si-algo-sale-mal">
            Si algo sale mal
          </a>
        </div>
        <PassportPage summaries={summaries} />
      </div>
      <div className="hero__tiles">
        <ul className="wrap">
          {TILES.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A visa page with one stamp of each kind, of today's record; one with a warning or a doubt is left out. Decorative. */
function PassportPage({ summaries }: { summaries: readonly CountrySummary[] }) {
  const stamps = STAMPS.flatMap(({ slug, shortName, at }) => {
    const found = summaries.find(({ country, lead }) => country.slug === slug && lead.length === 0);
    if (!found) return [];
    const { country, stay } = found;
    const detail = stay.isInDoubt || stay.value.length > SHORT_STAY ? '' : stay.value;
    return [{ status: country.visaStatus, country: shortName ?? country.nameSpanish, detail, at }];
  });
  return (
    <div className="hero__page">
      <svg viewBox="0 0 480 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <g transform="rotate(-2.2 240 430)">
          <rect className="visa-paper" x="14" y="14" width="452" height="520" />
          <path className="visa-line" fill="none" d="M25 26h430v500H25z" />
          <text className="visa-text" x="34" y="46" fontSize="11" letterSpacing="2.5">
            VISAS
          </text>
          <text className="visa-text" x="446" y="46" textAnchor="end" fontSize="11">
            7
          </text>
          {stamps.map(({ status, country, detail, at }) => (
            <g key={country} className={`hero__stamp ${statusClass(status)}`} transform={at}>
              <StampDrawing status={status} country={country} detail={detail} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}
