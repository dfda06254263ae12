import { spokenList } from '../catalogue/spoken-list.ts';
import { comparisonPath, MAX_COMPARED } from '../catalogue/trip-tools.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** A country chosen to be compared. */
export interface Chosen {
  slug: string;
  name: string;
}

/** What the reader chose to compare, at the foot of the screen while they go on choosing. */
export function CompareBar({ chosen, onClear }: { chosen: readonly Chosen[]; onClear: () => void }) {
  const names = spokenList(chosen.map(({ name }) => name));
  return (
    <div className="cover compare-bar" hidden={chosen.length === 0}>
      <div className="wrap">
        <p role="status">
          {names}
          {chosen.length === 1 && ': elige otro destino para comparar'}
          {chosen.length === MAX_COMPARED && ': ya no caben más'}
        </p>
        {chosen.length > 1 && (
          <ButtonLink small href={comparisonPath(...chosen.map(({ slug }) => slug))}>
            Comparar {chosen.length}
          </ButtonLink>
        )}
        <button className="icon-button" type="button" aria-label="Quitar lo elegido" onClick={onClear}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
