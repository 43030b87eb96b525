export { Stage } from './stage.tsx';
export type { StageProps } from './stage.tsx';
export type { StageContent } from './stage.schema.ts';
