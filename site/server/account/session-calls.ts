import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import { ApiError, forbidden, notFound, unauthorized } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonReply } from '../http/reply.ts';
import { findCaller, requireCaller, requireSignedOut } from './caller.ts';
import type { Caller } from './caller.ts';
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
  if (typeof refreshToken !== 'string' || refreshToken === '')
    throw new ApiError(400, 'BadRequestError', 'Missing refresh token', {});
  const refreshed = await refreshSession(service, refreshToken, clientOf(context).label);
  if (refreshed === undefined) throw unauthorized('Invalid refresh token');
  return jsonReply(200, { jwt: await service.tokens.issue(refreshed), refreshToken: refreshed.refreshToken });
}

/**
 * `POST /api/auth/logout`: ends the session of the access token; with `{scope: 'all'}` every session of the user, with
 * `{deviceId}` those of a device. A refresh token in the body has its session ended too, and is reason enough where
 * there is no access token: a client whose access token ran out can still sign out for good.
 */
export async function logout(context: Context, service: AccountService): Promise<Response> {
  const { refreshToken, scope, deviceId } = await readFields(context);
  const caller = await findCaller(context, service);
  const hasToken = typeof refreshToken === 'string' && refreshToken !== '';
  if (caller === undefined && !hasToken) throw forbidden();
  const now = service.now();
  if (caller !== undefined) await endSessions(service.database, meant(caller, scope, deviceId), now);
  if (hasToken) await endSessionOfToken(service.database, refreshToken, now);
  return jsonReply(200, { ok: true });
}

function meant({ user, sessionId }: Caller, scope: unknown, deviceId: unknown): WhichSessions {
  if (scope === 'all') return { userId: user.id };
  return typeof deviceId === 'string' && isStorable(deviceId)
    ? { userId: user.id, deviceId }
    : { userId: user.id, sessionId };
}

/** `GET /api/auth/sessions`: the sessions of the caller, their own first, then the one last active. */
export async function listSessions(context: Context, service: AccountService): Promise<Response> {
  const { user, sessionId } = await requireCaller(context, service);
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
  return jsonReply(200, { data: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) });
}

/** `DELETE /api/auth/sessions/:id`: ends a session of the caller. Another's is 404, as if there were none. */
export async function endOneSession(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireCaller(context, service);
  const sessionId = context.req.param('id') ?? '';
  const ended = await endSessions(service.database, { userId: user.id, sessionId }, service.now());
  if (ended === 0) throw notFound('Session not found');
  return jsonReply(200, { data: {} });
}
