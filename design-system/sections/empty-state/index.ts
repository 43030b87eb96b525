export { EmptyState } from './empty-state.tsx';
export type { EmptyStateProps } from './empty-state.tsx';
export type { EmptyStateContent } from './empty-state.schema.ts';
