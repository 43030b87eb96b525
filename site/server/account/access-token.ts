import { SignJWT, errors, jwtVerify } from 'jose';
import type { Clock } from '../process/clock.ts';

/** Life of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 600;

/** Whose token it is. */
export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
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
    issue({ userId, sessionId }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ userId: String(userId), sessionId, type: 'access' })
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
        if (payload['type'] !== 'access' || !Number.isSafeInteger(userId) || typeof sessionId !== 'string')
          return undefined;
        return { userId, sessionId };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
