import { emailFault, lengthFault, onlyFaults, usernameFault } from '../../primitives/field/index.ts';
import type { Faults } from '../../primitives/field/index.ts';

export interface ProfileValues {
  username: string;
  email: string;
  /** Null when left empty, as the next two. */
  full_name: string | null;
  company: string | null;
  country: string | null;
}

export type ProfileFieldName = keyof ProfileValues;

/** What an account needs, and how much of the rest it keeps. */
export function validateProfile(values: ProfileValues): Faults<ProfileFieldName> {
  return onlyFaults({
    username: usernameFault(values.username),
    email: emailFault(values.email),
    full_name: lengthFault(values.full_name ?? ''),
    company: lengthFault(values.company ?? ''),
    country: lengthFault(values.country ?? ''),
  });
}
