export type { CommonsText, HeadingLevel, LinkContent } from './schema.ts';
