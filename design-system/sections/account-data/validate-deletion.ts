import { onlyFaults } from '../../primitives/field/index.ts';
import type { Faults } from '../../primitives/field/index.ts';

export interface DeletionValues {
  /** Proves that it is the customer, and not someone at their desk. */
  password: string;
}

/** What the form asks: the password, and that it is understood, which goes no further than the form. */
export interface DeletionEntries extends DeletionValues {
  understood: boolean;
}

export type DeletionFieldName = keyof DeletionEntries;

/** Whether the password is there, and the box is ticked. */
export function validateDeletion({ password, understood }: DeletionEntries): Faults<DeletionFieldName> {
  return onlyFaults({
    password: password === '' ? 'Enter your password.' : undefined,
    understood: understood ? undefined : 'Tick this box to delete your account.',
  });
}
