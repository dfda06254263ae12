import type { VouchedFor } from '../../../src/catalogue/facts.ts';

/** What a source is read for. `text`: whatever a wiki article or a guide takes from it. */
export type Topic = VouchedFor | 'passportValidity' | 'conditional' | 'text';
