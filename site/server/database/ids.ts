import { createHash, randomInt } from 'node:crypto';

/** Stored form of a token or code. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;

/** New public ID of a row: 24 random characters. The first is a letter, to distinguish it from numeric IDs. */
export function documentId(): string {
  const rest = Array.from({ length: 23 }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)));
  return LETTERS.charAt(randomInt(LETTERS.length)) + rest.join('');
}
