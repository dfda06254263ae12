/** Fired on `window` when cards and rows have been repainted for the reader's situation. */
export const CELLS_CHANGED = 'pv:destinos';
