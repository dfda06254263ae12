import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';

/** What of a country page the reader's situation can change. */
export type PersonalPart = 'status' | 'stay' | 'on-arrival' | 'cost';

interface PersonalProps {
  country: Pick<Country, 'conditional'>;
  part: PersonalPart;
  children: ReactNode;
}

/** Marks the place for `src/tools/situation/repaint`; where nothing depends on the reader, nothing is marked. */
export function Personal({ country, part, children }: PersonalProps) {
  return country.conditional ? <div data-personal={part}>{children}</div> : children;
}
