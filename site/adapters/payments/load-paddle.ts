/** URL of Paddle.js, as in `@paddle/paddle-js`. */
const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/**
 * Loads Paddle.js without starting it. Rejects if it can't be loaded. `again` is true after a failure. The script is
 * then added without the package, which would repeat its failure and add no script while the failed one is in the page.
 *
 * A policy that requires Trusted Types would block the script, so the policies of pages that sell don't.
 */
export async function loadPaddle(again: boolean): Promise<void> {
  if (again) return loadScript();
  const { initializePaddle } = await import('@paddle/paddle-js');
  // With options, it would start the library and only log that a token was rejected.
  await initializePaddle();
}

async function loadScript(): Promise<void> {
  // Otherwise the previous library, which didn't start, would be mistaken for the new one.
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
