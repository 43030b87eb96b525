import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const resetPasswordFields = { password: 'secret' } as const satisfies FormFields;

export type ResetPasswordFields = typeof resetPasswordFields;
export type ResetPasswordValues = ValuesOf<ResetPasswordFields>;
