import { onlyFaults } from '../../primitives/field/index.ts';
import type { Faults } from '../../primitives/field/index.ts';

export interface LoginValues {
  /** An email or a username. */
  identifier: string;
  password: string;
}

export type LoginFieldName = keyof LoginValues;

/** Only whether both are there: what a good password is has been asked at registration. */
export function validateLogin({ identifier, password }: LoginValues): Faults<LoginFieldName> {
  return onlyFaults({
    identifier: identifier === '' ? 'Enter your email or your username.' : undefined,
    password: password === '' ? 'Enter your password.' : undefined,
  });
}
