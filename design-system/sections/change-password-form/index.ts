export { ChangePasswordForm } from './change-password-form.tsx';
export type { ChangePasswordFormBehavior, ChangePasswordFormProps } from './change-password-form.tsx';
export type { ChangePasswordFormContent } from './change-password-form.schema.ts';
export type { ChangePasswordFields, ChangePasswordValues } from './fields.ts';
