export { RegisterForm } from './register-form.tsx';
export type { RegisterFormProps } from './register-form.tsx';
export { validateRegister } from './validate-register.ts';
export type { RegisterEntries, RegisterFieldName, RegisterValues } from './validate-register.ts';
