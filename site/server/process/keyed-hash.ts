import { createHmac } from 'node:crypto';

/**
 * A hash only this site can compute: HMAC-SHA-256, as 43 characters of base64url. `purpose` keeps what is hashed for
 * one use from being of any use for another.
 */
export type KeyedHash = (purpose: string, text: string) => string;

/** The keyed hash of a secret. */
export function keyedHash(secret: string): KeyedHash {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}
