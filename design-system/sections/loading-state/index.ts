export { LoadingState } from './loading-state.tsx';
export type { LoadingStateProps } from './loading-state.tsx';
export type { LoadingStateContent } from './loading-state.schema.ts';
