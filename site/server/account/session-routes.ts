import type { Context } from 'hono';
import type { EndSessionResponse, OkResponse, RefreshResponse, SessionsResponse } from '../../contract/account.ts';
import { bucketWait, takeFromBucket } from '../database/request-counts.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import {
  ApiError,
  badRequestError,
  forbiddenError,
  jsonResponse,
  notFoundError,
  rateLimitError,
  unauthorizedError,
} from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { queueMail } from '../mail/queue.ts';
import { SECOND, timestamp } from '../process/clock.ts';
import { authenticate, requireSignedOut, requireUser, createRefreshToken, readRefreshToken } from './authentication.ts';
import type { Authenticated, AccessClaims, RefreshTokenClaims } from './authentication.ts';
import { UNKNOWN_CLIENT, clientOf } from './devices.ts';
import { isStorable } from './fields.ts';
import type { AccountService } from './service.ts';
import { REFRESH_TOKEN_IDLE, endSessions } from './session.ts';
import type { SessionFilter } from './session.ts';

/** `POST /api/auth/refresh`: returns the next access token and refresh token for a refresh token. */
export async function refresh(context: Context, service: AccountService): Promise<Response> {
  const { refreshToken } = await readFields(context);
  await requireSignedOut(context, service);
  if (typeof refreshToken !== 'string' || refreshToken === '') throw badRequestError('Missing refresh token');
  const refreshed = await refreshSession(service, refreshToken, clientOf(context, service).label);
  if (refreshed === undefined) throw unauthorizedError('Invalid refresh token');
  return jsonResponse<RefreshResponse>(200, {
    jwt: await service.tokens.issue(refreshed),
    refreshToken: refreshed.refreshToken,
  });
}

/**
 * `POST /api/auth/logout`: ends the session of the access token; with `{scope: 'all'}` all sessions of the user, with
 * `{deviceId}` those of a device. It also ends the session of a refresh token in the body, even if the access token is
 * missing or expired, so that a client can log out after a long absence.
 */
export async function logout(context: Context, service: AccountService): Promise<Response> {
  const { refreshToken, scope, deviceId } = await readFields(context);
  const hasToken = typeof refreshToken === 'string' && refreshToken !== '';
  const authenticated = await authenticate(context, service).catch((error: unknown) => {
    if (hasToken && error instanceof ApiError) return error;
    throw error;
  });
  if (authenticated === undefined && !hasToken) throw forbiddenError();
  const now = service.now();
  if (authenticated !== undefined && !(authenticated instanceof ApiError))
    await endSessions(service.database, sessionsToEnd(authenticated, scope, deviceId), now);
  // An old refresh token ends its session too.
  const claims = hasToken ? readRefreshToken(service.hash, refreshToken) : undefined;
  const ended = claims === undefined ? 0 : await endSessions(service.database, { id: claims.sessionId }, now);
  if (authenticated instanceof ApiError && ended === 0) throw authenticated;
  return jsonResponse<OkResponse>(200, { ok: true });
}

function sessionsToEnd({ user, sessionId }: Authenticated, scope: unknown, deviceId: unknown): SessionFilter {
  if (scope === 'all') return { user_id: user.id };
  return typeof deviceId === 'string' && isStorable(deviceId)
    ? { user_id: user.id, device_id: deviceId }
    : { user_id: user.id, id: sessionId };
}

/** `GET /api/auth/sessions`: lists the user's sessions, with the current one first, then by last activity. */
export async function listSessions(context: Context, service: AccountService): Promise<Response> {
  const { user, sessionId } = await requireUser(context, service);
  const sessions = await service.database
    .selectFrom('sessions')
    .select(['id', 'device', 'device_id as deviceId', 'created_at as loginAt', 'last_active_at as lastActiveAt'])
    .where('user_id', '=', user.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', timestamp(service.now()))
    .orderBy((row) => row.case().when('id', '=', sessionId).then(0).else(1).end())
    .orderBy('last_active_at', 'desc')
    .orderBy('id')
    .execute();
  return jsonResponse<SessionsResponse>(200, {
    data: sessions.map(({ device, ...session }) => ({
      ...session,
      ...(device === UNKNOWN_CLIENT ? {} : { deviceName: device }),
      current: session.id === sessionId,
    })),
  });
}

/** `DELETE /api/auth/sessions/:id`: ends a session of the user. Responds with 404 for another user's session. */
export async function endOneSession(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const which = { user_id: user.id, id: context.req.param('id') ?? '' };
  const ended = await endSessions(service.database, which, service.now());
  if (ended === 0) throw notFoundError('Session not found');
  return jsonResponse<EndSessionResponse>(200, { data: {} });
}

/**
 * Time after a refresh in which the same token gets the same successor again, in milliseconds. A second tab may send
 * it, or a client whose response was lost: it waits 15 s for the response and repeats the request with its next call.
 */
const GRACE = 60 * SECOND;

/**
 * Limit of refreshes per session. An access token is valid for ten minutes, so many tabs and lost responses stay far
 * below it.
 */
const LIMIT = { atOnce: 30, refill: 20 * SECOND };

/** Result for a valid refresh token. */
interface Refreshed extends AccessClaims {
  readonly refreshToken: string;
}

/** Result of a refresh. A token that was used twice has ended its session. */
type Outcome = Refreshed | 'rejected' | 'reused';

/**
 * Returns the next refresh token, or `undefined` for an invalid one. `label` names the client that sent it. Throws 429
 * for a session that is refreshed too often.
 *
 * A session counts its refreshes in `generation`, and each token contains its generation:
 * - The current token moves the session to the next generation and gets the token of it.
 * - The parent of the current token is the token that was exchanged for it. Within `GRACE` of the last refresh, the
 *   same client gets the current token again. Later it gets a new token, and the one before becomes invalid, if the
 *   response with the current token was lost: no request has used the access token that came with it.
 * - Any other token was used twice, perhaps by a thief. The session ends for both, and the owner gets an email.
 *
 * The session's row is locked, so among simultaneous requests with the same token, in any process, one moves the
 * session to the next generation and the others get the same token. A thief who used the grace period has the same
 * token as the owner, so the next refresh of either exposes both once its access token is used.
 */
async function refreshSession(service: AccountService, token: string, label: string): Promise<Refreshed | undefined> {
  const claims = readRefreshToken(service.hash, token);
  if (claims === undefined) return undefined;
  // Doesn't throw for a token that was used twice, because that would roll back the end of the session.
  const outcome = await inTransaction(service.database, (transaction) => useToken(transaction, claims, label, service));
  if (outcome === 'reused') {
    service.log.warning('refresh-token-reused', { session: claims.sessionId });
    service.mailsQueued();
  }
  return typeof outcome === 'string' ? undefined : outcome;
}

async function useToken(
  transaction: DatabaseTransaction,
  { sessionId, generation }: RefreshTokenClaims,
  label: string,
  service: AccountService,
): Promise<Outcome> {
  const now = service.now();
  const session = await findSession(transaction, sessionId, now);
  // The database lost a later generation, for example because its disk crashed.
  if (session === undefined || generation > session.current) return 'rejected';
  const { userId, current, skipped, received, fullAt } = session;
  const wait = bucketWait(fullAt, LIMIT, now);
  const refresh_full_at = takeFromBucket(fullAt, LIMIT, now);
  const isCurrent = generation === current;
  const isParent = generation === current - skipped - 1 && session.device === label;
  // A clock that was set back only makes the grace longer.
  const isRepeated = isParent && timestamp(now - GRACE) <= session.lastActiveAt;
  const isLost = isParent && received <= generation;
  if (!isCurrent && !isRepeated && !isLost) {
    await endReusedSession(transaction, { sessionId, ...session }, service);
    return 'reused';
  }
  if (wait > 0) throw rateLimitError(Math.ceil(wait / SECOND));
  const next = isRepeated ? current : current + 1;
  const changes = isRepeated
    ? {}
    : { generation: next, skipped_generations: isCurrent ? 0 : skipped + 1, last_active_at: timestamp(now) };
  await transaction
    .updateTable('sessions')
    .set({ ...changes, refresh_full_at })
    .where('id', '=', sessionId)
    .execute();
  const refreshToken = createRefreshToken(service.hash, { sessionId, generation: next });
  return { userId, sessionId, generation: next, refreshToken };
}

/** Returns a valid session whose user may log in, and locks it. */
function findSession(transaction: DatabaseTransaction, sessionId: string, now: number) {
  return transaction
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id as userId',
      'sessions.generation as current',
      'sessions.skipped_generations as skipped',
      'sessions.received_generation as received',
      'sessions.last_active_at as lastActiveAt',
      'sessions.refresh_full_at as fullAt',
      'sessions.device as device',
      'users.email as email',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.last_active_at', '>', timestamp(now - REFRESH_TOKEN_IDLE))
    .where('sessions.expires_at', '>', timestamp(now))
    .where('sessions.ended_at', 'is', null)
    .where('users.blocked', '=', 0)
    .$call(locking(transaction, 'sessions'))
    .executeTakeFirst();
}

async function endReusedSession(
  transaction: DatabaseTransaction,
  { sessionId, userId, email, device }: { sessionId: string; userId: number; email: string; device: string },
  service: AccountService,
): Promise<void> {
  await endSessions(transaction, { id: sessionId }, service.now());
  await queueMail(transaction, { event: 'session-ended', userId, recipient: email, data: { device } }, service);
}
