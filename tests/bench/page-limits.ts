import { asleepLimit } from '../../scripts/budgets/script-limits.ts';
import type { MeasuredPage } from './kept/schema.ts';

/** What a page may cost beside its scripts: bytes as sent, and how much later than without scripts it is seen. */
export const LIMITS = { htmlAndCss: 40_000, lcp: 1.1 } as const;

/** Where a page is over a limit or below 100, each as a line. */
export function shortcomings({ path, weight, speed, scriptless, categories, failedAudits }: MeasuredPage): string[] {
  const { html, css, js } = weight;
  return [
    ...(js > asleepLimit(path) ? [`${js} bytes of JavaScript, expected at most ${asleepLimit(path)}`] : []),
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
