import type { ReactNode } from 'react';
import type { WithLater } from '../catalogue/as-of.ts';

/**
 * Draws something of a country as it is, and after it, where a change is due, a template of it as it will be from that
 * day on: `take-effect.ts` puts it in its place on a page that was built before.
 */
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
