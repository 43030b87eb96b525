export { Bento } from './bento.tsx';
export type { BentoProps } from './bento.tsx';
export type { BentoContent } from './bento.schema.ts';
