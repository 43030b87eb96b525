import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import type { UserRow } from '../database/tables.ts';
import { forbidden, unauthorized } from '../http/api-error.ts';
import type { AccountService } from './service.ts';
import { hasRole } from './user-json.ts';

/** Who makes a request: the user, and the session their access token belongs to. */
export interface Caller {
  readonly user: UserRow;
  readonly sessionId: string;
}

/**
 * The caller of a request, `undefined` when it has no bearer token.
 * Throws 401 for a token that is not good: expired, forged, of an ended session, of a user who is deleted, blocked,
 * without a role, or has yet to confirm their address.
 */
export async function findCaller(context: Context, service: AccountService): Promise<Caller | undefined> {
  const token = /^Bearer +(\S.*)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  const claims = await service.tokens.read(token.trim());
  if (claims === undefined) throw unauthorized();
  const user = await service.database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', timestamp(service.now()))
    .executeTakeFirst();
  if (user === undefined || !hasRole(user)) throw unauthorized();
  if (user.blocked === 1 || (service.emailConfirmation && user.confirmed === 0))
    throw unauthorized('Invalid credentials');
  return { user, sessionId: claims.sessionId };
}

/** The caller of a request that needs one. Throws 403 when there is none, as the contract does, and 401 as above. */
export async function requireCaller(context: Context, service: AccountService): Promise<Caller> {
  const caller = await findCaller(context, service);
  if (caller === undefined) throw forbidden();
  return caller;
}

/** Refuses a request with a good token where only the signed-out may ask: 403. Throws 401 for a bad token. */
export async function requireSignedOut(context: Context, service: AccountService): Promise<void> {
  if ((await findCaller(context, service)) !== undefined) throw forbidden();
}
