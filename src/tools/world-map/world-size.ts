/** Units of the drawing; half a unit is a pixel on a wide screen, so that the map can be looked at closely. */
export const WORLD_WIDTH = 2000;
export const WORLD_HEIGHT = 916;
