import type { CSSProperties } from 'react';

interface ActOptions {
  /** Delay in seconds. */
  readonly after?: number;
  /** Duration in seconds. The default is 1.1. */
  readonly lasts?: number;
  /** First `translate` of `move` and `enter`. Without it, that of `move` is none. */
  readonly from?: string;
  /** First `scale` of `move` and `pop`. Without it, that of `move` is none. */
  readonly scale?: number;
  /** Step with which it acts beside pinned steps. Without it, it acts there as elsewhere. */
  readonly step?: number | undefined;
  readonly style?: CSSProperties;
}

/**
 * Returns the attributes of a part that acts when its drawing comes into view: once, and again on hover. The motions are
 * the keyframes of `acts.css`. They begin 0.4 seconds later, and end within 1.2 seconds of that.
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
  { after, lasts, from, scale, step, style }: ActOptions = {},
) {
  return {
    'data-acts': '',
    ...(step !== undefined && { 'data-step': '' }),
    style: {
      ...style,
      '--act': `act-${name}`,
      ...(after !== undefined && { '--act-wait': `${Math.round(after * 100) / 100}s` }),
      ...(lasts !== undefined && { '--act-time': `${lasts}s` }),
      ...(from !== undefined && { '--act-from': from }),
      ...(scale !== undefined && { '--act-scale': scale }),
      ...(step !== undefined && { '--step': `--step-${step}` }),
    } as CSSProperties,
  };
}
