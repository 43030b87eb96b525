export { SignupForm } from './signup-form.tsx';
export type { SignupFormBehavior, SignupFormProps } from './signup-form.tsx';
export type { SignupFormContent } from './signup-form.schema.ts';
export type { SignupFields, SignupValues } from './fields.ts';
