import './world-map.css';
import type { WithLater } from '../../catalogue/as-of.ts';
import { REGION_GROUPS, regionGroup } from '../../catalogue/region.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { statusClass } from '../../country/badge.tsx';
import type { DrawnPlace, WorldDrawing } from './draw-world.server.ts';
import type { MapCountry } from './map-country.ts';
import { pointId } from './point-id.ts';
import { WorldDefs } from './world-defs.tsx';
import { WORLD_HEIGHT, WORLD_WIDTH } from './world-size.ts';

interface WorldMapProps {
  drawing: WorldDrawing;
  countries: readonly WithLater<MapCountry>[];
  /** Rules of the drawing where it stands on its own, as an image. */
  style?: string | undefined;
}

/**
 * The world by status. Every destination is a link; one of them takes part in the order of tabs, and arrow keys go on
 * from there. Points stand over outlines, so that an island state is not under its neighbour.
 */
export function WorldMap({ drawing, countries, style }: WorldMapProps) {
  const { places, rings, rest, mexico, mexicoCity } = drawing;
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const drawn = countries.flatMap((country) => {
    const place = bySlug.get(country.slug);
    return place ? [{ country, place }] : [];
  });
  const isPoint = ({ place }: { place: DrawnPlace }) => 'x' in place;
  const first = drawn.find((one) => !isPoint(one))?.country.slug;
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
      <WorldDefs />
      <path className="world__rings" d={rings} />
      <path className="world__rest" d={rest} />
      {[drawn.filter((one) => !isPoint(one)), drawn.filter(isPoint)].map((layer, index) =>
        REGION_GROUPS.map((region) => (
          <g key={`${region}${index}`} data-region={region}>
            {layer
              .filter(({ country }) => regionGroup(country.region) === region)
              .flatMap(({ country, place }) => {
                const isFirst = country.slug === first;
                return [
                  <Destination key={country.slug} country={country} place={place} isFirst={isFirst} />,
                  ...(country.later ?? []).map(({ from, shown }) => (
                    <g key={country.slug + from} data-from={from} display="none">
                      <Destination country={shown} place={place} isFirst={isFirst} />
                    </g>
                  )),
                ];
              })}
          </g>
        )),
      )}
      <path className="world__mexico" d={mexico} />
      <circle className="world__here" cx={mexicoCity.x} cy={mexicoCity.y} r="12" />
      <path className="world__cursor" />
    </svg>
  );
}

function Destination({ country, place, isFirst }: { country: MapCountry; place: DrawnPlace; isFirst: boolean }) {
  const { slug, nameSpanish, visaStatus, answer, isInDoubt } = country;
  return (
    <a
      href={questionPath(slug)}
      className={statusClass(visaStatus) + (isInDoubt ? ' in-doubt' : '')}
      aria-label={`${nameSpanish}: ${answer}`}
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
