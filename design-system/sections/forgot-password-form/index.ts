export { ForgotPasswordForm } from './forgot-password-form.tsx';
export type { ForgotPasswordFormBehavior, ForgotPasswordFormProps } from './forgot-password-form.tsx';
export type { ForgotPasswordFormContent } from './forgot-password-form.schema.ts';
export type { ForgotPasswordFields, ForgotPasswordValues } from './fields.ts';
