import { emailFault, newPasswordFault, onlyFaults, usernameFault } from '../../primitives/field/index.ts';
import type { Faults } from '../../primitives/field/index.ts';

export interface RegisterValues {
  username: string;
  email: string;
  password: string;
}

/** What the form asks: the values, and consent, which goes no further than the form. */
export interface RegisterEntries extends RegisterValues {
  consent: boolean;
}

export type RegisterFieldName = keyof RegisterEntries;

/** What a new account needs, as the server measures it. */
export function validateRegister({ username, email, password, consent }: RegisterEntries): Faults<RegisterFieldName> {
  return onlyFaults({
    username: usernameFault(username),
    email: emailFault(email),
    password: newPasswordFault(password),
    consent: consent ? undefined : 'Tick this box to create an account: an account needs your consent.',
  });
}
