export { FullBleedMedia } from './full-bleed-media.tsx';
export type { FullBleedMediaProps } from './full-bleed-media.tsx';
export type { FullBleedMediaContent } from './full-bleed-media.schema.ts';
