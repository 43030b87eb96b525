export type { HeadingLevel, LinkContent, TextContent } from './schema.ts';
