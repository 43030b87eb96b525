export { RegisterForm } from './register-form.tsx';
export type { RegisterFormBehavior, RegisterFormProps } from './register-form.tsx';
export type { RegisterFormContent } from './register-form.schema.ts';
export type { RegisterFields, RegisterValues } from './fields.ts';
