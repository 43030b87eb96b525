import type { CommonsText } from '../../content/index.ts';

/**
 * A text of the page, or one of the commons: that is marked with `data-text-key`, so that whoever has the commons can
 * put it in. Until then it shows its fallback.
 */
export function Text({ value }: { value: CommonsText }) {
  if (typeof value === 'string') return value;
  return <span data-text-key={value.key}>{value.fallback}</span>;
}

/** The text without the commons, for attributes and structured data. */
export function plainText(value: CommonsText): string {
  return typeof value === 'string' ? value : value.fallback;
}
