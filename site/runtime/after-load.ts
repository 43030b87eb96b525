import { startNewBuilds } from './new-builds.ts';
import { startPreloads } from './preloads/index.ts';

export { leaveOldBuild } from './new-builds.ts';

/** Starts what can wait until the page is loaded: what is about the next page, and links that work without a script. */
export async function startAfterLoad(): Promise<void> {
  startNewBuilds(startPreloads());
  if (document.querySelector('[data-hand-off]'))
    await import('./hand-off.ts').then(({ startHandingOff }) => startHandingOff(document)).catch(() => {});
}
