import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const deletionFields = {
  cancelsSubscription: 'checkbox',
  password: 'secret',
  understood: 'checkbox',
} as const satisfies FormFields;

export type DeletionFields = typeof deletionFields;

/** What is sent. */
export interface DeletionValues extends Pick<ValuesOf<DeletionFields>, 'password'> {
  /** The password proves that it is the customer, and not someone at their desk. */
  password: string;
  /** That the subscription is to be cancelled as well: where one runs, and nowhere else. */
  cancelsSubscription?: true;
}
