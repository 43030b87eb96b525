export { ResetPasswordForm } from './reset-password-form.tsx';
export type { ResetPasswordFormProps } from './reset-password-form.tsx';
export { validateResetPassword } from './validate-reset-password.ts';
export type { ResetPasswordFieldName, ResetPasswordValues } from './validate-reset-password.ts';
