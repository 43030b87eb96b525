export { ProseSection } from './prose.tsx';
export type { ProseSectionProps } from './prose.tsx';
export type { ProseContent } from './prose.schema.ts';
