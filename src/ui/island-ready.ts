/** Bubbles from an island's root once React's event handlers are in place. Apart from the hook, so that the directive carries no React. */
export const ISLAND_READY = 'island:ready';
