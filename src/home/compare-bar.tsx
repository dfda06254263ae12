import { Icon } from '../ui/icon.tsx';

/** What the reader chose to compare, at the foot of the screen while they go on choosing: filled by `compare-list.element.ts`. */
export function CompareBar() {
  return (
    <div className="cover compare-bar" hidden>
      <div className="wrap">
        <p role="status" />
        <a className="button button--small" href="/comparar" hidden>
          Comparar
        </a>
        <button className="icon-button" type="button" aria-label="Quitar lo elegido">
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
