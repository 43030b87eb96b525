export { LoginForm } from './login-form.tsx';
export type { LoginFormBehavior, LoginFormProps } from './login-form.tsx';
export type { LoginFormContent } from './login-form.schema.ts';
export type { LoginFields, LoginValues } from './fields.ts';
