import type { KnownValues, ProfileValues } from '@onset/design-system/sections/profile-form';
import type { User } from '../adapters/auth/index.ts';
import type { ProfileUpdate } from '../contract/account.ts';

/** What is known of a user, for the fields of the profile form. */
export function knownValues({ username, email, full_name, company, country }: User): KnownValues {
  return {
    username: username ?? null,
    email: email ?? null,
    fullName: full_name ?? null,
    company: company ?? null,
    country: country ?? null,
  };
}

/** The values of the profile form as the API takes them: what is left empty is null, but for the password. */
export function profileUpdate({
  username,
  email,
  currentPassword,
  fullName,
  company,
  country,
}: ProfileValues): ProfileUpdate {
  const proof = currentPassword === '' ? {} : { currentPassword };
  return { username, email, ...proof, full_name: fullName || null, company: company || null, country: country || null };
}
