import { timingSafeEqual } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Clock } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';

/** Life of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 600;

/** Whose token it is. */
export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
  /** How often the session had been refreshed when the token was issued; see `refresh.ts`. */
  readonly generation: number;
}

/** Makes and reads access tokens. */
export interface AccessTokens {
  /** A new token, good for `ACCESS_TOKEN_SECONDS` as long as its session lives. */
  issue(claims: AccessClaims): Promise<string>;
  /**
   * The claims of a token that is ours and not expired, else `undefined`. Whether its session lives is not
   * checked.
   */
  read(token: string): Promise<AccessClaims | undefined>;
}

/**
 * Access tokens signed with HS256 and the given key text. No other algorithm is accepted, and no other type of token.
 */
export async function accessTokens(secret: string, now: Clock): Promise<AccessTokens> {
  // Imported once: handed over as bytes, the key would be imported again for every request.
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
        // Tokens of the release before have no generation.
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
