/** Where a zoom goes: the point in per cent of the recording, and how many times it is enlarged. */
export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The whole recording. */
export const whole: Focus = { x: 50, y: 50, scale: 1 };
