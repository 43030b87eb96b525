/** Color of lamplight on the edge of a person. In the light theme, there is none. */
export const RIM_COLOR = 'light-dark(transparent, oklch(0.76 0.12 66))';

/**
 * Transform of a copy of a shape in `RIM_COLOR`. The copy is behind the shape, so that only its left edge is visible: the
 * lamp is on the left.
 */
export const RIM_OFFSET = 'translate(-2 -.5)';
