import { createHash } from 'node:crypto';

/** Stored form of a token or code. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
