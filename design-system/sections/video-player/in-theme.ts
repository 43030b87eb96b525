/**
 * The attributes of a source for one theme: that of the system, until `site/runtime/theme.ts` changes `media` for a visitor
 * who chose the other.
 */
export function inTheme(theme: 'light' | 'dark') {
  return {
    media: `(prefers-color-scheme: ${theme})`,
    'data-theme-media': theme,
    suppressHydrationWarning: true,
  };
}
