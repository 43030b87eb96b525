import type { Responsiveness } from './kept/schema.ts';

/** How many times as slow as this one the processor is made: about that of a cheap phone. */
export const SLOWER = 4;

/** What a page may take on it, in milliseconds. */
export const RESPONSIVENESS_LIMITS = { longestTask: 50, wake: 150, interaction: 100 } as const;

/** Where a page is over a limit, each as a line. */
export function slownesses({ longestTask, wake, worst }: Responsiveness): string[] {
  const limits = RESPONSIVENESS_LIMITS;
  return [
    ...(longestTask.ms > limits.longestTask
      ? [`busy for ${longestTask.ms} ms (${longestTask.what}), expected at most ${limits.longestTask}`]
      : []),
    ...(wake !== undefined && wake > limits.wake ? [`awake after ${wake} ms, expected at most ${limits.wake}`] : []),
    ...(worst && worst.ms > limits.interaction
      ? [`“${worst.control}” answers after ${worst.ms} ms, expected at most ${limits.interaction}`]
      : []),
  ];
}
