export { Steps } from './steps.tsx';
export type { StepsProps } from './steps.tsx';
export type { StepsContent } from './steps.schema.ts';
