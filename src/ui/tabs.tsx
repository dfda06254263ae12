import './tabs.css';
import './field.css';

interface TabItem {
  /** Id of the panel, and the fragment of its address. */
  panelId: string;
  label: string;
  /** For small screens. */
  shortLabel: string;
  /** Another fragment that opens the same panel. */
  alias: string;
}

interface TabListProps {
  label: string;
  /** Label of the list that stands in for the tabs on very narrow screens. */
  menuLabel: string;
  tabs: readonly TabItem[];
}

/** The tabs of `tabs-behaviour.ts`: links, so that an early tap goes somewhere. Without JavaScript every panel is shown. */
export function TabList({ label, menuLabel, tabs }: TabListProps) {
  return (
    <div className="tab-bar script-only">
      <div className="field tab-menu">
        <label htmlFor="pestanas">{menuLabel}</label>
        <select className="input" id="pestanas" autoComplete="off">
          {tabs.map(({ panelId, shortLabel }) => (
            <option key={panelId} value={panelId}>
              {shortLabel}
            </option>
          ))}
        </select>
      </div>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.panelId}
            href={`#${tab.panelId}`}
            id={`pestana-${tab.panelId}`}
            role="tab"
            // `EARLY_TABS` opens one before the first paint and makes the panels into panels.
            aria-selected={false}
            aria-controls={tab.panelId}
            tabIndex={index === 0 ? 0 : -1}
            data-alias={tab.alias}
          >
            <TabLabel {...tab} />
          </a>
        ))}
      </div>
    </div>
  );
}

function TabLabel({ label, shortLabel }: TabItem) {
  if (label === shortLabel) return label;
  return (
    <>
      <span className="tabs__long">{label}</span>
      <span className="tabs__short">{shortLabel}</span>
    </>
  );
}
