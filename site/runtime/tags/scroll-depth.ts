import type { Analytics } from '../../adapters/analytics/analytics.ts';

/** Of the height of the page, in per cent. */
const DEPTHS = [25, 50, 75, 90];

/** Sends `scroll` when so much of the page has been above the lower edge of the window; each depth once. */
export function followScrolling(track: Analytics['track']): void {
  let left = DEPTHS;
  let isPlanned = false;
  const measure = (): void => {
    isPlanned = false;
    const { scrollHeight } = document.documentElement;
    const seen = ((scrollY + innerHeight) / scrollHeight) * 100;
    for (const depth of left.filter((each) => each <= seen)) track('scroll', { percent_scrolled: depth });
    left = left.filter((each) => each > seen);
    if (left.length === 0) removeEventListener('scroll', plan);
  };
  const plan = (): void => {
    if (!isPlanned) requestAnimationFrame(measure);
    isPlanned = true;
  };
  addEventListener('scroll', plan, { passive: true });
}
