import type { Context } from 'hono';
import type { UserRow } from '../database/tables.ts';
import { forbiddenError, unauthorizedError } from '../http/api-error.ts';
import { timestamp } from '../process/clock.ts';
import type { AccessClaims } from './tokens.ts';
import type { AccountService } from './service.ts';
import { hasRole } from './user-json.ts';

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
