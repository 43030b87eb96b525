import type { CheckoutOptions } from '../../adapters/payments/index.ts';

/** How a checkout looks: in the theme the page is in now, and in the site's one language. */
export function checkoutAppearance(): Pick<CheckoutOptions, 'theme' | 'locale'> {
  const chosen = document.documentElement.dataset['theme'];
  const isDark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  return { theme: isDark ? 'dark' : 'light', locale: 'en' };
}
