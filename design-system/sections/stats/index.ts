export { Stats } from './stats.tsx';
export type { StatsProps } from './stats.tsx';
export type { StatsContent } from './stats.schema.ts';
