import type { ReactNode } from 'react';
import type { WithLater } from '../catalogue/as-of.ts';

/** Draws something of a country as it is, then a template of each change that is due: `take-effect.ts` puts it in its place. */
export function AsItChanges<Shown>({ shown, draw }: { shown: WithLater<Shown>; draw: (shown: Shown) => ReactNode }) {
  return (
    <>
      {draw(shown)}
      {shown.later?.map(({ from, shown: later }) => (
        <template key={from} data-from={from}>
          {draw(later)}
        </template>
      ))}
    </>
  );
}
