import { newPasswordFault, onlyFaults } from '../../primitives/field/index.ts';
import type { Faults } from '../../primitives/field/index.ts';

export interface ChangePasswordValues {
  currentPassword: string;
  newPassword: string;
}

export type ChangePasswordFieldName = keyof ChangePasswordValues;

/** Whether the current password is there, and the new one a good one and another. */
export function validateChangePassword({
  currentPassword,
  newPassword,
}: ChangePasswordValues): Faults<ChangePasswordFieldName> {
  const unchanged = newPassword !== '' && newPassword === currentPassword;
  return onlyFaults({
    currentPassword: currentPassword === '' ? 'Enter your current password.' : undefined,
    newPassword: unchanged ? 'This is your current password. Choose a different one.' : newPasswordFault(newPassword),
  });
}
