import type { CSSProperties } from 'react';

interface ActOptions {
  readonly delaySeconds?: number;
  /** The default is 1.1. */
  readonly durationSeconds?: number;
  /** `translate` at the start of the animations `move` and `enter`. By default, `move` starts without one. */
  readonly from?: string;
  /** `scale` at the start of the animations `move` and `pop`. By default, `move` starts without one. */
  readonly scale?: number;
  /**
   * Number of the step that animates the element, if the illustration is pinned beside scrolling steps. Without it, the
   * animation is the same as in other sections.
   */
  readonly step?: number | undefined;
  readonly style?: CSSProperties;
}

/**
 * Returns the attributes that animate an element of an illustration: once when the illustration scrolls into view, and
 * again on hover. The keyframes are in `acts.css`. The animation starts 0.4 seconds after the illustration becomes
 * visible, and takes at most 1.2 seconds.
 */
export function act(
  name:
    | 'appear'
    | 'clear'
    | 'count'
    | 'draw'
    | 'enter'
    | 'fall'
    | 'fill'
    | 'follow'
    | 'move'
    | 'pop'
    | 'reveal'
    | 'shake'
    | 'switch'
    | 'travel',
  { delaySeconds, durationSeconds, from, scale, step, style }: ActOptions = {},
) {
  return {
    'data-acts': '',
    ...(step !== undefined && { 'data-step': '' }),
    style: {
      ...style,
      '--act': `act-${name}`,
      ...(delaySeconds !== undefined && { '--act-wait': `${Math.round(delaySeconds * 100) / 100}s` }),
      ...(durationSeconds !== undefined && { '--act-time': `${durationSeconds}s` }),
      ...(from !== undefined && { '--act-from': from }),
      ...(scale !== undefined && { '--act-scale': scale }),
      ...(step !== undefined && { '--step': `--step-${step}` }),
    } as CSSProperties,
  };
}
