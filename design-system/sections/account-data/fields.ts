import type { FormFields, ValuesOf } from '../../primitives/form/index.ts';

export const deletionFields = { password: 'secret', understood: 'checkbox' } as const satisfies FormFields;

export type DeletionFields = typeof deletionFields;
/** What is sent: the password, which proves that it is the customer, and not someone at their desk. */
export type DeletionValues = Omit<ValuesOf<DeletionFields>, 'understood'>;
