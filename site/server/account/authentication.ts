import type { Context } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { UserRow } from '../database/tables.ts';
import { forbiddenError, unauthorizedError, validationError } from '../http/api-error.ts';
import { timestamp } from '../process/clock.ts';
import type { AccountService } from './service.ts';
import type { Clock } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';
import type { User } from '../../contract/account.ts';
import { WRONG_CURRENT_PASSWORD } from '../../contract/messages.ts';
import { inTransaction } from '../database/transaction.ts';
import { clientOf, knownDevice } from './devices.ts';
import { verifyPassword } from './password.ts';

/** User of a request and the session of its access token. */
export interface Authenticated {
  readonly user: UserRow;
  readonly sessionId: string;
}

/**
 * Returns the user of a request, or `undefined` without a bearer token. Throws 401 for an invalid token: expired,
 * forged, of an ended session, or of a user who is deleted, blocked, without a role or not confirmed.
 */
export async function authenticate(context: Context, service: AccountService): Promise<Authenticated | undefined> {
  const token = /^Bearer +(\S.*)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  const claims = await service.tokens.read(token.trim());
  if (claims === undefined) throw unauthorizedError();
  const row = await service.database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.received_generation as received')
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', timestamp(service.now()))
    .executeTakeFirst();
  if (row === undefined || !hasRole(row)) throw unauthorizedError();
  const { received, ...user } = row;
  if (user.blocked === 1 || (service.emailConfirmation && user.confirmed === 0))
    throw unauthorizedError('Invalid credentials');
  if (claims.generation > received) await confirmReceipt(claims, service);
  return { user, sessionId: claims.sessionId };
}

/** Records that the response to a refresh has arrived, because its access token is used. */
async function confirmReceipt({ sessionId, generation }: AccessClaims, { database }: AccountService): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ received_generation: generation })
    .where('id', '=', sessionId)
    .where('received_generation', '<', generation)
    .execute();
}

/** Returns the user of a request. Throws 403 without a token, as in the contract, and 401 for an invalid one. */
export async function requireUser(context: Context, service: AccountService): Promise<Authenticated> {
  const authenticated = await authenticate(context, service);
  if (authenticated === undefined) throw forbiddenError();
  return authenticated;
}

/** Throws 403 for a request with a valid token, and 401 for an invalid one. */
export async function requireSignedOut(context: Context, service: AccountService): Promise<void> {
  if ((await authenticate(context, service)) !== undefined) throw forbiddenError();
}

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
export function createRefreshToken(hash: KeyedHash, { sessionId, generation }: RefreshTokenClaims): string {
  const claims = `${sessionId}${generation.toString(16).padStart(8, '0')}`;
  return `${claims}${hash('refresh token', claims)}`;
}

/** Returns the claims of a refresh token, or `undefined` if this site didn't issue it. */
export function readRefreshToken(hash: KeyedHash, token: string): RefreshTokenClaims | undefined {
  const [, sessionId, digits] = TOKEN.exec(token) ?? [];
  if (sessionId === undefined || digits === undefined) return undefined;
  const claims = { sessionId, generation: Number.parseInt(digits, 16) };
  const isAuthentic = timingSafeEqual(Buffer.from(token), Buffer.from(createRefreshToken(hash, claims)));
  return isAuthentic ? claims : undefined;
}

/** Roles in the API's format. Clients read `name`. */
const ROLES: Readonly<Record<string, { id: number; name: string; type: string; description: string }>> = {
  authenticated: {
    id: 1,
    name: 'Authenticated',
    type: 'authenticated',
    description: 'Default role given to authenticated user.',
  },
};

/** Returns true if the user's role exists. */
const hasRole = (user: UserRow): boolean => Object.hasOwn(ROLES, user.role);

/** Role of new accounts. */
export const DEFAULT_ROLE = 'authenticated';

/**
 * Returns a user in the API's format, without the password. `pending_email` is only included while a change is pending.
 */
export function userJson(user: UserRow) {
  return {
    id: user.id,
    documentId: user.document_id,
    username: user.username,
    email: user.email,
    ...(user.pending_email === null ? {} : { pending_email: user.pending_email }),
    provider: user.provider,
    confirmed: user.confirmed === 1,
    blocked: user.blocked === 1,
    paddle_customer_id: user.paddle_customer_id,
    full_name: user.full_name,
    company: user.company,
    country: user.country,
    role: ROLES[user.role] ?? null,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
    // The contract has drafts; on this server everything is published.
    publishedAt: user.updated_at,
  } satisfies User;
}

/** Error for a wrong password of the signed-in user. */
export const wrongCurrentPassword = () => validationError(WRONG_CURRENT_PASSWORD);

/**
 * Verifies the password of the signed-in user, because a stolen access token must not be enough to take over or delete
 * an account. All calls count the attempts together. Throws 400 for a wrong password and 429 for too many.
 */
export async function verifyOwnPassword(
  context: Context,
  service: AccountService,
  user: UserRow,
  password: string,
): Promise<void> {
  const client = clientOf(context, service);
  const known = await knownDevice(service, client, user.id);
  const counted = await service.rateLimit.consume('password', `own ${user.id}`, client.address, known);
  if (!(await verifyPassword(password, user.password_hash, client.address))) throw wrongCurrentPassword();
  await inTransaction(service.database, (transaction) => counted.refund(transaction));
}
