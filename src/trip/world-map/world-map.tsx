import './world-map.css';
import { questionPath } from '../../catalogue/slug.ts';
import { VISA_STATUSES, type VisaStatus } from '../../catalogue/visa-status.ts';
import { statusClass } from '../../country/badge.tsx';
import { type DrawnPlace, drawWorld, WORLD_HEIGHT, WORLD_WIDTH } from './draw-world.server.ts';
import type { MapCountry } from './map-country.ts';

/**
 * The world by status. Every destination is a link; one of them takes part in the order of tabs, and arrow keys go on
 * from there. Points stand over outlines, so that an island state is not under its neighbour. `style` are the rules of the
 * drawing where it stands on its own, as an image.
 */
export function WorldMap({ countries, style }: { countries: readonly MapCountry[]; style?: string }) {
  const { places, rings, rest, mexico, mexicoCity } = drawWorld(countries.map(({ country }) => country));
  const drawn = countries
    .flatMap((told) => {
      const place = places.get(told.country.slug);
      return place ? [{ told, place }] : [];
    })
    .sort((one, other) => Number('x' in one.place) - Number('x' in other.place));
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for a group inside a drawing
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="world"
      viewBox={`0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`}
      role="group"
      aria-label="Mapa del mundo por estado de visa"
    >
      {style && <style>{style}</style>}
      <Defs />
      <path className="world__rings" d={rings} />
      <path className="world__rest" d={rest} />
      {drawn.map(({ told, place }, index) => (
        <Destination key={told.country.slug} told={told} place={place} isFirst={index === 0} />
      ))}
      <path className="world__mexico" d={mexico} />
      <circle className="world__here" cx={mexicoCity.x} cy={mexicoCity.y} r="12" />
    </svg>
  );
}

function Destination({ told, place, isFirst }: { told: MapCountry; place: DrawnPlace; isFirst: boolean }) {
  const { slug, nameSpanish, visaStatus, confidence } = told.country;
  return (
    <a
      href={questionPath(slug)}
      // One of low confidence may not look as sure as the others.
      className={statusClass(visaStatus) + (confidence === 'low' ? ' in-doubt' : '')}
      aria-label={`${nameSpanish}: ${told.answer}`}
      tabIndex={isFirst ? 0 : -1}
    >
      {'outline' in place ? (
        <path d={place.outline} />
      ) : (
        <g transform={`translate(${place.x} ${place.y})`}>
          <circle r="1" />
          <use href={`#${pointId(visaStatus)}`} />
        </g>
      )}
    </a>
  );
}

/** The textures of the stamps as fills; `Sin Visa` is solid. Tiles of 16 units, which the element keeps at one size. */
const TEXTURES = {
  'visa-required': <path d="M4 0v16M12 0v16" strokeWidth="4" />,
  'visa-on-arrival': <path d="M4 4h0M12 12h0" strokeWidth="6" strokeLinecap="round" />,
  'eta-required': <path d="M4 0v16M12 0v16" strokeWidth="4" />,
} as const satisfies Partial<Record<VisaStatus, React.JSX.Element>>;

/** Places too small for an outline, in the shape of their stamp: oval, octagon, arrow, ticket. Centred on 0,0. */
const POINTS: Record<VisaStatus, React.JSX.Element> = {
  'visa-free': <circle className="point--solid" r="9" />,
  'visa-required': <path d="M-4-9h8l5 5v8l-5 5h-8l-5-5v-8zM0-9v18" />,
  'visa-on-arrival': <path d="M-10-8h11l9 8-9 8h-11zM-3 0h.1" />,
  'eta-required': <path d="M-10-7h20v14h-20zM-5 7l10-14" />,
};

const pointId = (status: VisaStatus) => `punto-${status}`;

function Defs() {
  return (
    <defs>
      <linearGradient id="aros" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={WORLD_HEIGHT}>
        <stop className="ring-ink" offset=".62" />
        <stop className="ring-ink" offset=".98" stopOpacity="0" />
      </linearGradient>
      {Object.entries(TEXTURES).map(([status, texture]) => (
        <pattern
          key={status}
          id={`trama-${status}`}
          className={`texture ${statusClass(status)}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform={status === 'eta-required' ? 'rotate(45)' : undefined}
        >
          <rect width="16" height="16" />
          {texture}
        </pattern>
      ))}
      {VISA_STATUSES.map((status) => (
        <g key={status} id={pointId(status)}>
          {POINTS[status]}
        </g>
      ))}
    </defs>
  );
}
