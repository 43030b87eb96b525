/** Where `@paddle/paddle-js` has the library from. */
const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/**
 * Loads the payment library, and starts nothing. Rejects where it cannot be loaded. `again` after a failure: the package
 * keeps a failed load for ever, and adds no second script while the dead one stands in the page.
 *
 * A policy with Trusted Types lets neither script in: a page that sells is on the list of exceptions.
 */
export async function loadPaddle(again: boolean): Promise<void> {
  if (again) return loadScript();
  const { initializePaddle } = await import('@paddle/paddle-js');
  // Without options it starts nothing; with them it would hide a token that was refused in a warning.
  await initializePaddle();
}

async function loadScript(): Promise<void> {
  // Or one that would not start is taken for the new one before that is there.
  delete window.PaddleBillingV1;
  document.querySelector(`script[src="${SCRIPT}"]`)?.remove();
  const script = document.createElement('script');
  script.src = SCRIPT;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error('The payment library could not be loaded.')));
  document.head.append(script);
  return promise;
}
