import { startNewBuilds } from './new-builds.ts';
import { startPreloads } from './preloads/index.ts';

export { leaveOldBuild } from './new-builds.ts';

/** Starts the scripts that can wait until the page is loaded: for the next page, and for links that work without them. */
export async function startAfterLoad(): Promise<void> {
  startNewBuilds(startPreloads());
  if (document.querySelector('[data-hand-off]'))
    await import('./hand-off.ts').then(({ startHandingOff }) => startHandingOff(document)).catch(() => {});
}
