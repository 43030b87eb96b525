import type { FormFields, ValuesOf } from '../../primitives/form/index.ts';

export const forgotPasswordFields = { email: 'email' } as const satisfies FormFields;

export type ForgotPasswordFields = typeof forgotPasswordFields;
export type ForgotPasswordValues = ValuesOf<ForgotPasswordFields>;
