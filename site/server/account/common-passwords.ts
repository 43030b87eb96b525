import { invalidFields } from '../http/api-error.ts';

/** Shorter ones are refused for their length. */
const SHORTEST = 8;

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Throws the contract's 400 for a password that guessing begins with: one of the list of the most common and breached
 * ones, in any case, or the user's own name or address.
 */
export async function refuseCommonPassword(password: string, username: string, email: string): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase();
  const own = [username, email, email.split('@', 1)[0] ?? ''].map((name) => name.normalize('NFKC').toLowerCase());
  if (own.includes(folded)) throw refused('password must not be your username or e-mail address');
  known ??= loadList();
  if ((await known).has(folded))
    throw refused(
      'password is one of the most common ones and easily guessed: choose another, such as four random words',
    );
}

const refused = (message: string): Error => invalidFields([{ path: ['password'], message }]);

/** Read when first needed: it takes some 30 ms and 20 MB. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].map((each) => each.toLowerCase()).filter((each) => each.length >= SHORTEST),
  );
}
