import type { UserRow } from '../database/tables.ts';
import { jsonReply } from '../http/reply.ts';
import type { AccountService } from './service.ts';
import type { StartedSession } from './session.ts';
import { userJson } from './user-json.ts';

/** The reply that signs a client in: both tokens and the user. */
export async function signedInReply(
  service: AccountService,
  user: UserRow,
  session: StartedSession,
): Promise<Response> {
  const jwt = await service.tokens.issue({ userId: user.id, sessionId: session.sessionId });
  return jsonReply(200, { jwt, refreshToken: session.refreshToken, user: userJson(user) });
}
