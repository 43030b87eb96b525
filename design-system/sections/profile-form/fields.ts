import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const profileFields = {
  username: 'text',
  email: 'email',
  currentPassword: 'secret',
  fullName: 'text',
  company: 'text',
  country: 'text',
} as const satisfies FormFields;

export type ProfileFields = typeof profileFields;
export type ProfileValues = ValuesOf<ProfileFields>;
