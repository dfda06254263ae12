import type { Fact } from '../catalogue/facts.ts';

/** Kinds of change as readers see them and as the address carries them (`/cambios?tipo=costos`). */
export const CHANGE_KINDS: Record<Fact, { label: string; inAddress: string }> = {
  visaStatus: { label: 'Visa', inAddress: 'visa' },
  maxStay: { label: 'Estancia', inAddress: 'estancia' },
  costs: { label: 'Costos', inAddress: 'costos' },
  procedure: { label: 'Trámite', inAddress: 'tramite' },
  requirements: { label: 'Requisitos', inAddress: 'requisitos' },
  health: { label: 'Salud', inAddress: 'salud' },
  embassy: { label: 'Embajadas', inAddress: 'embajada' },
  alert: { label: 'Alertas', inAddress: 'alerta' },
};
