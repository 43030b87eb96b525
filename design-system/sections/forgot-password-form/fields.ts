import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const forgotPasswordFields = { email: 'email' } as const satisfies FormFields;

export type ForgotPasswordFields = typeof forgotPasswordFields;
export type ForgotPasswordValues = ValuesOf<ForgotPasswordFields>;
