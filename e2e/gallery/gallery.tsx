import { ENTRY_EXAMPLES } from '../../src/catalogue/voice/testing/entry-examples.ts';
import {
  CHARGE_EXAMPLES,
  PASSPORT_EXAMPLES,
  STAY_EXAMPLES,
  TIME_EXAMPLES,
} from '../../src/catalogue/voice/testing/figure-examples.ts';
import { TOOL_EXAMPLES } from '../../src/trip/examples.tsx';
import { UI_EXAMPLES } from '../../src/ui/examples.tsx';

/** What editors word and what no page shows in every state at once, by the folder it stands in. */
export function Gallery() {
  const folders = {
    'src/catalogue/voice': {
      'Lo que pide la frontera, con cada valor': <Sentences examples={ENTRY_EXAMPLES} />,
      'La vigencia del pasaporte': <Sentences examples={PASSPORT_EXAMPLES} />,
      'La estancia': <Sentences examples={STAY_EXAMPLES} />,
      'El tiempo de trámite': <Sentences examples={TIME_EXAMPLES} />,
      'Lo que se paga aparte': <Sentences examples={CHARGE_EXAMPLES} />,
    },
    'src/ui': UI_EXAMPLES,
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
function Sentences({
  examples,
}: {
  examples: readonly (readonly [value: unknown, said: string, ...rest: unknown[]])[];
}) {
  return (
    <dl>
      {examples.map(([value, said]) => (
        <div key={said}>
          <dt>
            <code>{JSON.stringify(value)}</code>
          </dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
