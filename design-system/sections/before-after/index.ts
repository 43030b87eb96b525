export { BeforeAfter } from './before-after.tsx';
export type { BeforeAfterProps } from './before-after.tsx';
export type { BeforeAfterContent } from './before-after.schema.ts';
