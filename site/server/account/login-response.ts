import type { Context } from 'hono';
import type { LoginResponse } from '../../contract/account.ts';
import type { UserRow } from '../database/tables.ts';
import { jsonResponse } from '../http/response.ts';
import { deviceCookieHeader } from './device-cookie.ts';
import { makeRefreshToken } from './refresh-token.ts';
import type { AccountService } from './service.ts';
import type { StartedSession } from './session.ts';
import { userJson } from './user-json.ts';

/** The response that signs a client in: both tokens and the user, and what its device is known by. */
export async function loginResponse(
  context: Context,
  service: AccountService,
  user: UserRow,
  { sessionId, device }: StartedSession,
): Promise<Response> {
  const generation = 0;
  const jwt = await service.tokens.issue({ userId: user.id, sessionId, generation });
  const refreshToken = makeRefreshToken(service.hash, { sessionId, generation });
  const body = { jwt, refreshToken, user: userJson(user) };
  return jsonResponse<LoginResponse>(
    200,
    body,
    deviceCookieHeader(device, { hash: service.hash, isHttps: service.isHttps(context) }),
  );
}
