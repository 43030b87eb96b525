import { srgbHex } from '../../design-system/emails/srgb.ts';
import { color } from '../../design-system/tokens/index.ts';

/** The brand's mark as SVG in a box of 24, in the light theme: as `primitives/brand-mark` draws it on a page. */
export function brandMark(): string {
  const [ink, record] = [srgbHex(color.ink.light), srgbHex(color.record.light)];
  return [
    `<rect x="3" y="1" width="2.5" height="22" rx="1.25" fill="${ink}"/>`,
    `<path d="M8.5 4.5a7.5 7.5 0 0 1 0 15z" fill="${record}"/>`,
    `<path d="M19 8.4a9 9 0 0 1 0 7.2" fill="none" stroke="${record}" stroke-width="2.5" stroke-linecap="round"/>`,
  ].join('');
}
