import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;

/** A new public id of a row: 24 random characters, the first a letter, so that it is never taken for a numeric id. */
export function documentId(): string {
  const rest = Array.from({ length: 23 }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)));
  return LETTERS.charAt(randomInt(LETTERS.length)) + rest.join('');
}
