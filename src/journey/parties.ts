import type { Situation } from '../catalogue/situation.ts';
import type { Travellers } from './route.ts';

/** People of one journey who hold the same papers. */
export interface Party extends Pick<Travellers, 'adults' | 'children'> {
  whose: 'everybody' | 'reader' | 'others';
  situation: Situation | undefined;
}

/**
 * Who is answered apart. What the reader holds is the reader's: until they say that everybody has the same, the others
 * count as holding nothing.
 */
export function partiesOf({ adults, children, situation, othersHold }: Travellers): Party[] {
  const isShared = adults + children.length < 2 || !situation?.holds.length || othersHold === true;
  if (isShared) return [{ whose: 'everybody', adults, children, situation }];
  const [reader, others] =
    adults > 0
      ? [
          { adults: 1, children: [] },
          { adults: adults - 1, children },
        ]
      : [
          { adults: 0, children: children.slice(0, 1) },
          { adults: 0, children: children.slice(1) },
        ];
  return [
    { ...reader, whose: 'reader', situation },
    { ...others, whose: 'others', situation: { ...situation, holds: [] } },
  ];
}
