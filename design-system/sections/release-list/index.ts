export { ReleaseList } from './release-list.tsx';
export type { ReleaseListProps } from './release-list.tsx';
export type { ReleaseListContent } from './release-list.schema.ts';
