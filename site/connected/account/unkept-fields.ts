import type { User } from '../../adapters/auth/index.ts';
import type { ProfileUpdate } from '../../contract/account.ts';
import { foldEmail } from './profile-values.ts';

/** The fields of a profile that are sent, with their labels in the form. */
const FIELDS = [
  ['username', 'Username'],
  ['email', 'Email'],
  ['full_name', 'Full name'],
  ['company', 'Company'],
  ['country', 'Country'],
] as const;

/**
 * What to say where the user a server responded with does not have all that was sent: some pass over the fields they do
 * not know, and report success. Null where all is kept. A new address that waits to be confirmed is kept too.
 */
export function unkeptFields(sent: ProfileUpdate, { pending_email: pending, ...user }: User): string | null {
  const wasSent = FIELDS.filter(([name]) => sent[name] !== undefined);
  const unkept = wasSent.filter(([name]) => {
    const value = sent[name] ?? null;
    return !isSame(value, user[name]) && !(name === 'email' && isSame(value, pending));
  });
  if (unkept.length === 0) return null;
  const labels = unkept.map(([, label]) => label).join(', ');
  return `This server does not keep: ${labels}.${unkept.length < wasSent.length ? ' Everything else is saved.' : ''}`;
}

/** Servers write email addresses in lower case and domains as A-labels, and normalize Unicode. */
function isSame(sent: string | null, kept: unknown): boolean {
  const fold = (value: unknown): string => (typeof value === 'string' ? foldEmail(value.normalize()) : '');
  return fold(sent) === fold(kept);
}
