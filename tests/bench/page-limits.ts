import type { MeasuredPage } from './kept/schema.ts';

/** What a page may cost: bytes as sent before anything is touched, and how much later than without scripts it is seen. */
export const LIMITS = { js: 10_240, htmlAndCss: 40_000, lcp: 1.1 } as const;

/** Pages that wake when idle, because they can say nothing before (docs/decisions/0022), and their limit awake. */
const WAKE_WHEN_IDLE: Readonly<Record<string, number>> = { '/success': 89_000 };

/** The most bytes of JavaScript that a page may fetch before it is touched. */
export const scriptLimit = (path: string): number => WAKE_WHEN_IDLE[path] ?? LIMITS.js;

/** Where a page is over a limit or below 100, each as a line. */
export function shortcomings({ path, weight, speed, scriptless, categories, failedAudits }: MeasuredPage): string[] {
  const { html, css, js } = weight;
  return [
    ...(js > scriptLimit(path) ? [`${js} bytes of JavaScript, expected at most ${scriptLimit(path)}`] : []),
    ...(html + css > LIMITS.htmlAndCss
      ? [`${html + css} bytes of HTML and CSS, expected at most ${LIMITS.htmlAndCss}`]
      : []),
    ...(speed.lcp > LIMITS.lcp * scriptless.lcp
      ? [`LCP ${speed.lcp} ms, expected at most ${LIMITS.lcp} × ${scriptless.lcp} ms`]
      : []),
    ...Object.entries({ ...categories, performance: speed.performance }).flatMap(([name, score]) =>
      score < 100 ? [`${name} ${score}, expected 100: ${failedAudits[name]?.join(', ') ?? 'in some runs'}`] : [],
    ),
  ];
}
