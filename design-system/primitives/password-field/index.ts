export { PasswordField } from './password-field.tsx';
export type { PasswordFieldProps } from './password-field.tsx';
export { PasswordStrength } from './password-strength.tsx';
export type { PasswordAdvice, PasswordStrengthProps } from './password-strength.tsx';
