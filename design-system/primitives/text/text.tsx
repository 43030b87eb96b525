import type { TextContent } from '../../content/index.ts';

/**
 * Words from the page, or words the site keeps under a key: those are marked with `data-text-key`, so that whoever
 * has the current ones can put them in, and show their fallback until then.
 */
export function Text({ value }: { value: TextContent }) {
  if (typeof value === 'string') return value;
  return <span data-text-key={value.key}>{value.fallback}</span>;
}

/** The words as they are without the site's own, for attributes and structured data. */
export function plainText(value: TextContent): string {
  return typeof value === 'string' ? value : value.fallback;
}
