import { newPasswordFault, onlyFaults } from '../../primitives/field/index.ts';
import type { Faults } from '../../primitives/field/index.ts';

export interface ResetPasswordValues {
  password: string;
}

export type ResetPasswordFieldName = keyof ResetPasswordValues;

/** Whether the new password is one the server takes. */
export function validateResetPassword({ password }: ResetPasswordValues): Faults<ResetPasswordFieldName> {
  return onlyFaults({ password: newPasswordFault(password) });
}
