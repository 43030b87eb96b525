import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const signupFields = { email: 'email' } as const satisfies FormFields;

export type SignupFields = typeof signupFields;
export type SignupValues = ValuesOf<SignupFields>;
