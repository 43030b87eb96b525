export { latestBuild } from './latest-build.ts';
export { watchBuilds } from './watch-builds.ts';
export type { BuildWatch, BuildWatchOptions } from './watch-builds.ts';
