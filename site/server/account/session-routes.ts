import type { Context } from 'hono';
import type { EndSessionResponse, OkResponse, RefreshResponse, SessionsResponse } from '../../contract/account.ts';
import { ApiError, badRequestError, forbiddenError, notFoundError, unauthorizedError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonResponse } from '../http/response.ts';
import { timestamp } from '../process/clock.ts';
import { authenticate, requireSignedOut, requireUser } from './authentication.ts';
import type { Authenticated } from './authentication.ts';
import { clientOf } from './client.ts';
import { UNKNOWN_CLIENT } from './device.ts';
import { isStorable } from './fields.ts';
import { refreshSession } from './refresh.ts';
import type { AccountService } from './service.ts';
import { endSessionOfToken, endSessions } from './session.ts';
import type { WhichSessions } from './session.ts';

/** `POST /api/auth/refresh`: the next access token and the next refresh token for the one sent. */
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
 * `POST /api/auth/logout`: ends the session of the access token; with `{scope: 'all'}` every session of the user, with
 * `{deviceId}` those of a device. A refresh token in the body has its session ended too, and is reason enough where
 * the access token is missing or ran out: a client that was away for long can still sign out for good.
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
  const ended = hasToken && (await endSessionOfToken(service.database, service.hash, refreshToken, now));
  if (authenticated instanceof ApiError && !ended) throw authenticated;
  return jsonResponse<OkResponse>(200, { ok: true });
}

function sessionsToEnd({ user, sessionId }: Authenticated, scope: unknown, deviceId: unknown): WhichSessions {
  if (scope === 'all') return { userId: user.id };
  return typeof deviceId === 'string' && isStorable(deviceId)
    ? { userId: user.id, deviceId }
    : { userId: user.id, sessionId };
}

/** `GET /api/auth/sessions`: the sessions of the user, the one that asks first, then the one last active. */
export async function listSessions(context: Context, service: AccountService): Promise<Response> {
  const { user, sessionId } = await requireUser(context, service);
  const rows = await service.database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', timestamp(service.now()))
    .orderBy('last_active_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    deviceId: row.device_id,
    ...(row.device === UNKNOWN_CLIENT ? {} : { deviceName: row.device }),
    current: row.id === sessionId,
    loginAt: row.created_at,
    lastActiveAt: row.last_active_at,
  }));
  return jsonResponse<SessionsResponse>(200, {
    data: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)),
  });
}

/** `DELETE /api/auth/sessions/:id`: ends a session of the user. Another user's is 404, as if there were none. */
export async function endOneSession(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const sessionId = context.req.param('id') ?? '';
  const ended = await endSessions(service.database, { userId: user.id, sessionId }, service.now());
  if (ended === 0) throw notFoundError('Session not found');
  return jsonResponse<EndSessionResponse>(200, { data: {} });
}
