import type { StoredValues, ProfileValues } from '@onset/design-system/sections/profile-form';
import type { User } from '../../../adapters/auth/user.ts';
import type { ProfileUpdate } from '../../../contract/account.ts';
import { withAsciiDomain } from '../../../contract/email.ts';

/** Folds an email address as the server compares it. */
export const foldEmail = (email: string): string => withAsciiDomain(email).toLowerCase();

/** Returns the known values of a user for the fields of the profile form. */
export function storedValues({ username, email, full_name, company, country }: User): StoredValues {
  return {
    username: username ?? null,
    email: email ?? null,
    fullName: full_name ?? null,
    company: company ?? null,
    country: country ?? null,
  };
}

/**
 * Returns the changes that were made in the profile form, in the format of the API; an emptied field is null. Unchanged
 * fields are left out, because a server may allow only some fields and requires the password for a new email address.
 * An email address in another case is unchanged.
 */
export function profileUpdate({ currentPassword, ...typed }: ProfileValues, known: StoredValues): ProfileUpdate {
  const isChanged = (name: keyof typeof typed, fold = (value: string) => value) =>
    fold(typed[name]) !== fold(known[name] ?? '');
  return {
    ...(isChanged('username') && { username: typed.username }),
    ...(isChanged('email', foldEmail) && { email: typed.email }),
    ...(currentPassword !== '' && { currentPassword }),
    ...(isChanged('fullName') && { full_name: typed.fullName || null }),
    ...(isChanged('company') && { company: typed.company || null }),
    ...(isChanged('country') && { country: typed.country || null }),
  };
}

/** The fields of a profile with their labels in the form. */
const FIELDS = [
  ['username', 'Username'],
  ['email', 'Email'],
  ['full_name', 'Full name'],
  ['company', 'Company'],
  ['country', 'Country'],
] as const;

/**
 * Returns a message if the user in the server's response lacks fields that were sent, or null. Some servers ignore
 * unknown fields and report success. A new email address that still has to be confirmed counts as stored.
 */
export function findRejectedFields(sent: ProfileUpdate, { pending_email: pending, ...user }: User): string | null {
  const wasSent = FIELDS.filter(([name]) => sent[name] !== undefined);
  const rejected = wasSent.filter(([name]) => {
    const value = sent[name] ?? null;
    return !isSame(value, user[name]) && !(name === 'email' && isSame(value, pending));
  });
  if (rejected.length === 0) return null;
  const labels = rejected.map(([, label]) => label).join(', ');
  return `This server doesn’t store: ${labels}.${rejected.length < wasSent.length ? ' Everything else is saved.' : ''}`;
}

/** Compares values as servers store them: email addresses in lower case with ASCII domains, and normalized Unicode. */
function isSame(sent: string | null, stored: unknown): boolean {
  const fold = (value: unknown): string => (typeof value === 'string' ? foldEmail(value.normalize()) : '');
  return fold(sent) === fold(stored);
}
