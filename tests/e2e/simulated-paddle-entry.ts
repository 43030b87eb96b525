import { installPaddleSimulator } from '@onset/paddle-simulator/browser';

/** The script in place of Paddle.js, for a visitor in Germany. It reports every call to the test. */

declare global {
  interface Window {
    notePaddleCall?: (call: readonly unknown[]) => void;
  }
}

function reportCalls(target: object, prefix = ''): void {
  for (const [name, value] of Object.entries(target) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) reportCalls(value, `${prefix}${name}.`);
    if (typeof value !== 'function') continue;
    const reporting = (...given: unknown[]): unknown => {
      window.notePaddleCall?.(JSON.parse(JSON.stringify([prefix + name, ...given])) as unknown[]);
      return value(...given) as unknown;
    };
    Object.assign(target, { [name]: reporting });
  }
}

installPaddleSimulator({ url: 'https://sandbox-checkout-service.paddle.com', language: 'de-DE' });
if (window.PaddleBillingV1) reportCalls(window.PaddleBillingV1);
