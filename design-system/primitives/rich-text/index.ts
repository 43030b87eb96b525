export { RichText } from './rich-text.tsx';
export { parseRichText, richTextToPlain } from './parse.ts';
export type { Inline } from './parse.ts';
