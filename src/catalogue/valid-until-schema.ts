import * as v from 'valibot';
import { fullDateSchema, oneOf } from './schema-parts.ts';

/**
 * What ends on that day. `rule`: what the record states, and nobody knows what holds after. `exemption`: what spares
 * some or all from it; from that day on the rule beside it binds.
 */
export const ENDS = ['rule', 'exemption'] as const;

export const validUntilSchema = v.strictObject(
  { day: fullDateSchema, ends: oneOf(ENDS) },
  'Di qué termina ese día, la regla o su exención: { day: "2026-12-31", ends: rule } o { day: "2026-12-31", ends: exemption }.',
);

export type ValidUntil = v.InferOutput<typeof validUntilSchema>;
