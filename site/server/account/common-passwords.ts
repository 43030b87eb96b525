import { PASSWORD_MIN_BYTES } from '../../contract/limits.ts';
import { fieldValidationError } from '../http/api-error.ts';
import { foldEmail } from './fields.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Throws the contract's 400 for a password that attackers try first: one in the list of common and breached passwords,
 * in any case, or the user's own name or email address.
 */
export async function rejectCommonPassword(password: string, username: string, email: string): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase();
  const own = [username, email, email.split('@', 1)[0] ?? ''].map((name) => name.normalize('NFKC').toLowerCase());
  if (own.includes(folded) || foldEmail(password) === email)
    throw passwordError('password must not be your username or email address');
  known ??= loadList();
  if ((await known).has(folded))
    throw passwordError(
      'password is one of the most common ones and easy to guess. Choose another one, such as four random words',
    );
}

const passwordError = (message: string): Error => fieldValidationError([{ path: ['password'], message }]);

/** Returns the list without passwords that are too short. Read when it is first needed: it takes 30 ms and 20 MB. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .map((each) => each.toLowerCase())
      .filter((each) => Buffer.byteLength(each) >= PASSWORD_MIN_BYTES),
  );
}
