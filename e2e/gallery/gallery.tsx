import type { CountrySummary } from '../../src/catalogue/country-summary.ts';
import { ENTRY_EXAMPLES } from '../../src/catalogue/voice/examples.ts';
import { countryExamples } from '../../src/country/examples.tsx';
import { HOME_EXAMPLES } from '../../src/home/examples.tsx';
import { OfflinePage } from '../../src/offline/offline-page.tsx';
import { TOOL_EXAMPLES } from '../../src/trip/examples.tsx';
import { UI_EXAMPLES } from '../../src/ui/examples.tsx';

/** Every piece of the house in its states, by the folder it stands in. */
export function Gallery({ summaries }: { summaries: readonly CountrySummary[] }) {
  const folders = {
    'src/catalogue/voice': { 'Lo que pide la frontera, con cada valor': <Sentences /> },
    'src/ui': UI_EXAMPLES,
    'src/country': countryExamples(summaries),
    'src/home': HOME_EXAMPLES,
    'src/offline': { 'Sin conexión, con todo lo que llega a decir': <OfflinePage showsAll /> },
    'src/trip': TOOL_EXAMPLES,
  };
  return Object.entries(folders).map(([folder, examples]) => (
    <section key={folder} className="section wrap" aria-label={folder}>
      <h2>{folder}</h2>
      {Object.entries(examples).map(([name, example]) => (
        <section key={name} className="block" data-example={name} aria-label={name}>
          <h3>{name}</h3>
          {example}
        </section>
      ))}
    </section>
  ));
}

/** Every sentence beside the values it is made of, for whoever edits them. */
function Sentences() {
  return (
    <dl>
      {ENTRY_EXAMPLES.map(([entry, said]) => (
        <div key={said}>
          <dt>
            <code>{JSON.stringify(entry)}</code>
          </dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
