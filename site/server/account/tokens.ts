import { timingSafeEqual } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Clock } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';

/** Lifetime of an access token. */
const ACCESS_TOKEN_SECONDS = 600;

/** Claims of an access token. */
export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
  /** Number of refreshes of the session when the token was issued; see `session-routes.ts`. */
  readonly generation: number;
}

/** Issues and verifies access tokens. */
export interface AccessTokens {
  /** Returns a token that is valid for `ACCESS_TOKEN_SECONDS` while its session exists. */
  issue(claims: AccessClaims): Promise<string>;
  /** Returns the claims of a valid token, otherwise `undefined`. It doesn't check the session. */
  read(token: string): Promise<AccessClaims | undefined>;
}

/** Creates access tokens signed with HS256. No other algorithm and no other type of token is accepted. */
export async function accessTokens(secret: string, now: Clock): Promise<AccessTokens> {
  // Imported once, because a key that is passed as bytes is imported again for each request.
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  return {
    issue({ userId, sessionId, generation }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ userId: String(userId), sessionId, generation, type: 'access' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(now()),
          requiredClaims: ['iat', 'exp'],
        });
        const userId = Number(payload['userId']);
        const sessionId = payload['sessionId'];
        // The contract's tokens have no generation.
        const generation = Number(payload['generation'] ?? 0);
        const isValid = [userId, generation].every(Number.isSafeInteger) && typeof sessionId === 'string';
        if (payload['type'] !== 'access' || !isValid) return undefined;
        return { userId, sessionId, generation };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** Session of a refresh token, and the number of its refreshes when the token was issued. */
export interface RefreshTokenClaims {
  readonly sessionId: string;
  readonly generation: number;
}

const TOKEN = /^([0-9a-f]{32})([0-9a-f]{8})[\w-]{43}$/;

/**
 * Returns the refresh token of a session's generation. It contains both with a keyed hash, so tokens aren't stored: the
 * next token can be returned again, and an old one is recognized, without a row for either.
 */
export function makeRefreshToken(hash: KeyedHash, { sessionId, generation }: RefreshTokenClaims): string {
  const claims = `${sessionId}${generation.toString(16).padStart(8, '0')}`;
  return `${claims}${hash('refresh token', claims)}`;
}

/** Returns the claims of a refresh token, or `undefined` if this site didn't issue it. */
export function readRefreshToken(hash: KeyedHash, token: string): RefreshTokenClaims | undefined {
  const [, sessionId, digits] = TOKEN.exec(token) ?? [];
  if (sessionId === undefined || digits === undefined) return undefined;
  const claims = { sessionId, generation: Number.parseInt(digits, 16) };
  const isOurs = timingSafeEqual(Buffer.from(token), Buffer.from(makeRefreshToken(hash, claims)));
  return isOurs ? claims : undefined;
}
