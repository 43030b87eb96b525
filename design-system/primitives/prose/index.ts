export { Prose } from './prose.tsx';
export type { ProseProps } from './prose.tsx';
export { Contents } from './contents.tsx';
export type { ContentsProps } from './contents.tsx';
export { Blocks } from './blocks.tsx';
export type { DrawMedia } from './blocks.tsx';
export { Inlines } from './inlines.tsx';
