import { emailFault, onlyFaults } from '../../primitives/field/index.ts';
import type { Faults } from '../../primitives/field/index.ts';

export interface ForgotPasswordValues {
  email: string;
}

export type ForgotPasswordFieldName = keyof ForgotPasswordValues;

/** Whether it is an address at all. Whether an account has it is nobody's business here. */
export function validateForgotPassword({ email }: ForgotPasswordValues): Faults<ForgotPasswordFieldName> {
  return onlyFaults({ email: emailFault(email) });
}
