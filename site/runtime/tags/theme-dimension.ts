import type { Analytics } from '../../adapters/analytics/analytics.ts';

/** Sends the theme that the visitor has chosen as a dimension, now and at each change. */
export function followTheme(track: Analytics['track']): void {
  const root = document.documentElement;
  let sent: string | undefined;
  const send = (): void => {
    const theme = root.dataset['theme'] ?? 'system';
    if (theme === sent) return;
    sent = theme;
    track('custom_dimension_set', { dimension_name: 'theme', dimension_value: theme });
  };
  new MutationObserver(send).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  send();
}
