export { FeatureGrid } from './feature-grid.tsx';
export type { FeatureGridProps } from './feature-grid.tsx';
export type { FeatureGridContent } from './feature-grid.schema.ts';
