/** Fired on `window` when cards and rows have been repainted for the reader's situation. */
export const CELLS_CHANGED = 'pv:destinos';

/** Calls `look` at once and after every repaint of the cells. Returns how to stop. */
export function nowAndWhenCellsChange(look: () => void): () => void {
  look();
  window.addEventListener(CELLS_CHANGED, look);
  return () => window.removeEventListener(CELLS_CHANGED, look);
}
