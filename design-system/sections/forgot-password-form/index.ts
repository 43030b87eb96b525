export { ForgotPasswordForm } from './forgot-password-form.tsx';
export type { ForgotPasswordFormProps } from './forgot-password-form.tsx';
export { validateForgotPassword } from './validate-forgot-password.ts';
export type { ForgotPasswordFieldName, ForgotPasswordValues } from './validate-forgot-password.ts';
