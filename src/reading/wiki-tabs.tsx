import './wiki-tabs.css';
import '../ui/field.css';
import { WIKI_TOPICS } from './topics.ts';

/**
 * The tabs of `watch-tabs.ts`: links, so that an early tap goes somewhere. A native list stands in for them on very narrow
 * screens; without JavaScript every panel is shown.
 */
export function WikiTabs() {
  return (
    <div className="tab-bar script-only">
      <div className="field tab-menu">
        <label htmlFor="pestanas">Tema</label>
        <select className="input" id="pestanas" autoComplete="off">
          {WIKI_TOPICS.map(({ anchor, shortLabel }) => (
            <option key={anchor} value={anchor}>
              {shortLabel}
            </option>
          ))}
        </select>
      </div>
      <div className="tabs" role="tablist" aria-label="Temas">
        {WIKI_TOPICS.map(({ id, anchor, label, shortLabel }, index) => (
          <a
            key={id}
            href={`#${anchor}`}
            id={`pestana-${anchor}`}
            role="tab"
            // The page's own script opens one before the first paint and makes the panels into panels.
            aria-selected={false}
            aria-controls={anchor}
            tabIndex={index === 0 ? 0 : -1}
            data-alias={id}
          >
            {label === shortLabel ? (
              label
            ) : (
              <>
                <span className="tabs__long">{label}</span>
                <span className="tabs__short">{shortLabel}</span>
              </>
            )}
          </a>
        ))}
      </div>
    </div>
  );
}
