import type { CountrySummary } from '../catalogue/country-summary.ts';
import { CHANGES_EXAMPLES } from '../changes/examples.tsx';
import { countryExamples } from '../country/examples.tsx';
import { countryPageExamples } from '../country-page/examples.tsx';
import { DESTINATIONS_EXAMPLES } from '../destinations/examples.tsx';
import { ENQUIRY_EXAMPLES } from '../enquiries/examples.tsx';
import { HOME_EXAMPLES } from '../home/examples.tsx';
import { OfflinePage } from '../offline/page/offline-page.tsx';
import { TOOL_EXAMPLES } from '../tools/examples.tsx';
import { UI_EXAMPLES } from '../ui/examples.tsx';

/** Every piece of the house in its states, by the folder it stands in. */
export function Gallery({ summaries }: { summaries: readonly CountrySummary[] }) {
  const folders = {
    'src/ui': UI_EXAMPLES,
    'src/country': countryExamples(summaries),
    'src/country-page': countryPageExamples(summaries),
    'src/destinations': DESTINATIONS_EXAMPLES,
    'src/home': HOME_EXAMPLES,
    'src/changes': CHANGES_EXAMPLES,
    'src/enquiries': ENQUIRY_EXAMPLES,
    'src/offline': { 'Sin conexión, con todo lo que llega a decir': <OfflinePage showsAll /> },
    'src/tools': TOOL_EXAMPLES,
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
