export { Post } from './post.tsx';
export type { PostProps } from './post.tsx';
export type { PostContent } from './post.schema.ts';
