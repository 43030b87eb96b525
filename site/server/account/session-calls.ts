import type { Context } from 'hono';
import { ApiError, forbidden, unauthorized } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonReply } from '../http/reply.ts';
import { findCaller, requireSignedOut } from './caller.ts';
import { refreshSession } from './refresh.ts';
import type { AccountService } from './service.ts';
import { endSessionOfToken, endSessions } from './session.ts';

/** `POST /api/auth/refresh`: the next access token and the next refresh token for the one sent. */
export async function refresh(context: Context, service: AccountService): Promise<Response> {
  const { refreshToken } = await readFields(context);
  await requireSignedOut(context, service);
  if (typeof refreshToken !== 'string' || refreshToken === '')
    throw new ApiError(400, 'BadRequestError', 'Missing refresh token', {});
  const refreshed = await refreshSession(service.database, refreshToken, service.now);
  if (refreshed === undefined) throw unauthorized('Invalid refresh token');
  return jsonReply(200, { jwt: await service.tokens.issue(refreshed), refreshToken: refreshed.refreshToken });
}

/**
 * `POST /api/auth/logout`: ends the session of the access token, or with `{scope: 'all'}` every session of the user.
 * A refresh token in the body has its session ended too, and is reason enough where there is no access token: a client
 * whose access token ran out can still sign out for good.
 */
export async function logout(context: Context, service: AccountService): Promise<Response> {
  const { refreshToken, scope } = await readFields(context);
  const caller = await findCaller(context, service);
  const hasToken = typeof refreshToken === 'string' && refreshToken !== '';
  if (caller === undefined && !hasToken) throw forbidden();
  const now = service.now();
  if (caller !== undefined)
    await endSessions(
      service.database,
      { userId: caller.user.id, ...(scope === 'all' ? {} : { sessionId: caller.sessionId }) },
      now,
    );
  if (hasToken) await endSessionOfToken(service.database, refreshToken, now);
  return jsonReply(200, { ok: true });
}
