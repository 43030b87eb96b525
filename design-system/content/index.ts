export type { HeadingLevel, LinkContent, Media, TextContent } from './schema.ts';
