import type { EventName, EventOutcome } from '../../adapters/analytics/analytics.ts';

/**
 * Shows analytics events and whether they were sent in a corner of the page, only in development. Returns the function
 * that adds an event.
 */
export function showEvents(): (name: EventName, parameters: object, fate: EventOutcome) => void {
  const list = document.createElement('ol');
  list.setAttribute('aria-label', 'Analytics events');
  list.dataset['debugAnalytics'] = '';
  list.style.cssText =
    'position:fixed;inset:auto 8px 8px auto;z-index:99;max-block-size:50vh;inline-size:26rem;max-inline-size:90vw;overflow:auto;' +
    'pointer-events:none;padding:8px;font:12px/1.5 monospace;background:#000d;color:#fff;border-radius:8px';
  document.body.append(list);
  return (name, parameters, fate) => {
    const line = document.createElement('li');
    line.textContent = `${fate} · ${name} ${JSON.stringify(parameters)}`;
    if (fate !== 'sent') line.style.opacity = '0.6';
    list.append(line);
    list.scrollTop = list.scrollHeight;
  };
}
