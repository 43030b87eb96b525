export { ChangePasswordForm } from './change-password-form.tsx';
export type { ChangePasswordFormProps } from './change-password-form.tsx';
export { validateChangePassword } from './validate-change-password.ts';
export type { ChangePasswordFieldName, ChangePasswordValues } from './validate-change-password.ts';
