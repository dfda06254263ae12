import { ShareButtons } from './share-buttons.tsx';
import type { Shared } from './share-targets.ts';

/** A country page's share buttons. */
export function ShareBlock(props: { shared: Shared; ownOf: string | undefined }) {
  return (
    <section className="share" aria-labelledby="compartir">
      <h2 id="compartir">Compartir</h2>
      <ShareButtons {...props} />
    </section>
  );
}
