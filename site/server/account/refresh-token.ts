import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../process/keyed-hash.ts';

/** Which session a refresh token belongs to, and after how many refreshes of it the token was made. */
export interface RefreshTokenClaims {
  readonly sessionId: string;
  readonly generation: number;
}

const TOKEN = /^([0-9a-f]{32})([0-9a-f]{8})[\w-]{43}$/;

/**
 * Makes the refresh token of a session's generation. It carries both, and a keyed hash of them that only this site can
 * compute. So nothing of a token is stored: the successor of a token can be given again, and an old token is known as
 * one, with no row for either.
 */
export function makeRefreshToken(hash: KeyedHash, { sessionId, generation }: RefreshTokenClaims): string {
  const claims = `${sessionId}${generation.toString(16).padStart(8, '0')}`;
  return `${claims}${hash('refresh token', claims)}`;
}

/** Reads a refresh token; `undefined` for one that this site has not made. */
export function readRefreshToken(hash: KeyedHash, token: string): RefreshTokenClaims | undefined {
  const [, sessionId, digits] = TOKEN.exec(token) ?? [];
  if (sessionId === undefined || digits === undefined) return undefined;
  const claims = { sessionId, generation: Number.parseInt(digits, 16) };
  const isOurs = timingSafeEqual(Buffer.from(token), Buffer.from(makeRefreshToken(hash, claims)));
  return isOurs ? claims : undefined;
}
