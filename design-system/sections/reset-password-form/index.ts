export { ResetPasswordForm } from './reset-password-form.tsx';
export type { ResetPasswordFormBehavior, ResetPasswordFormProps } from './reset-password-form.tsx';
export type { ResetPasswordFormContent } from './reset-password-form.schema.ts';
export type { ResetPasswordFields, ResetPasswordValues } from './fields.ts';
