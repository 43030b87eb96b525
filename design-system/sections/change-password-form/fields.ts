import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const changePasswordFields = { currentPassword: 'secret', newPassword: 'secret' } as const satisfies FormFields;

export type ChangePasswordFields = typeof changePasswordFields;
export type ChangePasswordValues = ValuesOf<ChangePasswordFields>;
