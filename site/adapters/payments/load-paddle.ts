/** URL of Paddle.js, as in `@paddle/paddle-js`. */
const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/**
 * Loads Paddle.js without starting it. Rejects if it can't be loaded. `again` is true after a failure: the package would
 * return the same failure, and add no script while the failed one is in the page.
 *
 * A policy with Trusted Types blocks the script, so the policies of pages that sell don't require them.
 */
export async function loadPaddle(again: boolean): Promise<void> {
  if (again) return loadScript();
  const { initializePaddle } = await import('@paddle/paddle-js');
  // With options, it would start the library and only log that a token was refused.
  await initializePaddle();
}

async function loadScript(): Promise<void> {
  // Otherwise a library that didn't start would be taken for the new one.
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
