import { startNewBuilds } from './new-builds.ts';
import { startPreloads } from './preloads/index.ts';

export { leaveOldBuild } from './new-builds.ts';

/** The rules of a page that have time until it is loaded: those about the next page, and links that work without them. */
export async function startAfterLoad(): Promise<void> {
  startNewBuilds(startPreloads());
  if (!document.querySelector('[data-hand-off]')) return;
  const { startHandingOff } = await import('./hand-off.ts');
  startHandingOff(document);
}
