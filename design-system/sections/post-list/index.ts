export { PostList } from './post-list.tsx';
export type { PostListProps } from './post-list.tsx';
export type { PostListContent } from './post-list.schema.ts';
