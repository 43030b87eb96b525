import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const registerFields = {
  username: 'text',
  email: 'email',
  password: 'secret',
  consent: 'checkbox',
} as const satisfies FormFields;

export type RegisterFields = typeof registerFields;
/** What is sent. Nothing is without consent, so that it need not be said again. */
export type RegisterValues = Omit<ValuesOf<RegisterFields>, 'consent'>;
