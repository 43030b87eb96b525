export { CallToAction } from './call-to-action.tsx';
export type { CallToActionProps } from './call-to-action.tsx';
export type { CallToActionContent } from './call-to-action.schema.ts';
