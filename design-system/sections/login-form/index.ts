export { LoginForm } from './login-form.tsx';
export type { LoginFormProps } from './login-form.tsx';
export { validateLogin } from './validate-login.ts';
export type { LoginFieldName, LoginValues } from './validate-login.ts';
