export { Skeleton, skeletonStyles } from './skeleton.tsx';
export type { SkeletonProps } from './skeleton.tsx';
