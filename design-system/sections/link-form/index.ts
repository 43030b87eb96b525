export { LinkForm } from './link-form.tsx';
export type { LinkFormBehavior, LinkFormProps } from './link-form.tsx';
export type { LinkFormContent, LinkFormOutcome } from './link-form.schema.ts';
