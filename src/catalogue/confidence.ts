/** How sure the editors are of a fact. `low` is never worded as certain. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;

export type Confidence = (typeof CONFIDENCES)[number];

const CONFIDENCE_LABELS: Record<Confidence, string> = {
  high: 'confianza alta',
  medium: 'confianza media',
  low: 'por confirmar',
};

/** Confidence in words, for the sources block and notes. */
export function confidenceLabel(confidence: Confidence): string {
  return CONFIDENCE_LABELS[confidence];
}
