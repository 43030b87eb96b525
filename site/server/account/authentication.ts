import type { Context } from 'hono';
import type { UserRow } from '../database/tables.ts';
import { forbiddenError, unauthorizedError } from '../http/api-error.ts';
import { timestamp } from '../process/clock.ts';
import type { AccessClaims } from './tokens.ts';
import type { AccountService } from './service.ts';
import { hasRole } from './user-json.ts';

/** The authenticated user of a request, and the session their access token belongs to. */
export interface Authenticated {
  readonly user: UserRow;
  readonly sessionId: string;
}

/**
 * Who makes a request, `undefined` when it has no bearer token.
 * Throws 401 for a token that is not good: expired, forged, of an ended session, of a user who is deleted, blocked,
 * without a role, or has yet to confirm their address.
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

/** Records that the response to a refresh has arrived: its access token is in use. */
async function confirmReceipt({ sessionId, generation }: AccessClaims, { database }: AccountService): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ received_generation: generation })
    .where('id', '=', sessionId)
    .where('received_generation', '<', generation)
    .execute();
}

/**
 * Who makes a request that needs an authenticated user. Throws 403 when there is none, as the contract does, and 401 as
 * above.
 */
export async function requireUser(context: Context, service: AccountService): Promise<Authenticated> {
  const authenticated = await authenticate(context, service);
  if (authenticated === undefined) throw forbiddenError();
  return authenticated;
}

/** Rejects a request with a good token where only the signed-out may ask: 403. Throws 401 for a bad token. */
export async function requireSignedOut(context: Context, service: AccountService): Promise<void> {
  if ((await authenticate(context, service)) !== undefined) throw forbiddenError();
}
