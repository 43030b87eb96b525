import { startNewBuilds } from './new-builds.ts';
import { startPreloads } from './preloads.ts';

export { leaveOldBuild } from './new-builds.ts';

/**
 * Starts features that can wait until the page is loaded: those for the next page, and those that improve links which
 * work without them.
 */
export async function startDeferred(): Promise<void> {
  startNewBuilds(startPreloads());
  await Promise.allSettled([
    document.querySelector('[data-hand-off]') &&
      import('@onset/design-system/sections/start-handing-off').then(({ startHandingOff }) =>
        startHandingOff(document),
      ),
    // The plan card of a purchase, which has a button, is rendered in the browser.
    document.querySelector('[data-copy], [data-section=purchase-status]') &&
      import('@onset/design-system/primitives/start-copying').then(({ startCopying }) => startCopying(document)),
  ]);
}
