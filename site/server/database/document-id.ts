import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;

/** New public ID of a row: 24 random characters. The first is a letter, to distinguish it from numeric IDs. */
export function documentId(): string {
  const rest = Array.from({ length: 23 }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)));
  return LETTERS.charAt(randomInt(LETTERS.length)) + rest.join('');
}
