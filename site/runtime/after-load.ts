import { startNewBuilds } from './new-builds.ts';
import { startPreloads } from './preloads/index.ts';

export { leaveOldBuild } from './new-builds.ts';

/** The rules of a page that have time until it is loaded: they are about the next page, not about this one. */
export function startAfterLoad(): void {
  startNewBuilds(startPreloads());
}
