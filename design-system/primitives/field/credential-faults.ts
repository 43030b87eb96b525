/** The longest text the account keeps. */
const LONGEST = 255;

/** The form of `<input type="email">`, as the HTML standard defines it. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What is wrong with a text that may be empty, such as a name or a company. */
export function lengthFault(value: string): string | undefined {
  return value.length > LONGEST ? `This is too long. Use ${LONGEST} characters or fewer.` : undefined;
}

/** What is wrong with a username someone wants. */
export function usernameFault(value: string): string | undefined {
  if (value === '') return 'Enter a username of 3 characters or more.';
  if (value.length < 3) return 'This username is too short. Use 3 characters or more.';
  return lengthFault(value);
}

/** What is wrong with an e-mail address. Whether anyone reads it there, only the server can tell. */
export function emailFault(value: string): string | undefined {
  if (value === '') return 'Enter your email, such as name@example.com.';
  if (!EMAIL.test(value)) return 'This email is not complete. Write it like name@example.com.';
  return lengthFault(value);
}

/**
 * What is wrong with a password someone wants. It is measured in bytes of UTF-8, 8 to 72, because that is what a server
 * hashes; a letter with an accent takes two of them, an emoji four.
 */
export function newPasswordFault(value: string): string | undefined {
  if (value === '') return 'Enter a password of 8 characters or more.';
  const { length } = new TextEncoder().encode(value);
  if (length < 8) return 'This password is too short. Use 8 characters or more.';
  if (length > 72)
    return 'This password is too long. Use 72 characters or fewer; letters with accents and emoji count as more than one.';
  return undefined;
}
