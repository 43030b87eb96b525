import type { Session } from '../../contract/account.ts';
import type { Http, Schema } from '../http/index.ts';
import { isObject, shape } from '../http/index.ts';

/** What the site reads of a session the API lists. Times are ISO 8601 in UTC. */
export type AccountSession = Pick<Session, 'id' | 'deviceName' | 'current' | 'loginAt' | 'lastActiveAt'>;

/** What can be done with an account beside signing in and out of it. */
export interface Account {
  /** The sessions of the user, this one first. `signal` ends the call when nobody waits for it any more. */
  listSessions: (signal?: AbortSignal) => Promise<AccountSession[]>;
  /** Ends one session; its device is signed out. One that has ended already is as good as ended. */
  endSession: (id: string) => Promise<void>;
  /** Has a link to set a new password sent to an address, if there is an account with it. */
  forgotPassword: (email: string) => Promise<void>;
  /** Has the link that confirms an address sent once more. */
  sendConfirmation: (email: string) => Promise<void>;
  /** Everything kept about the user, as it came. */
  exportData: () => Promise<Record<string, unknown>>;
}

/**
 * The calls of the account area that do not change who is signed in (contract: sessions, forgot-password,
 * send-email-confirmation, export). `http` is that of the session, so that each carries its token. They reject as its
 * calls do.
 */
export function createAccount({ http }: { http: Http }): Account {
  return {
    listSessions: (signal) => http.get('/api/auth/sessions', { schema: sessionsReply, signal }),
    async endSession(id) {
      await http.request({ method: 'DELETE', path: `/api/auth/sessions/${encodeURIComponent(id)}` });
    },
    async forgotPassword(email) {
      await http.post('/api/auth/forgot-password', { email }, { auth: 'none' });
    },
    async sendConfirmation(email) {
      await http.post('/api/auth/send-email-confirmation', { email }, { auth: 'none' });
    },
    exportData: () => http.get('/api/account/export', { schema: shape(isObject) }),
  };
}

const sessionsReply: Schema<AccountSession[]> = {
  safeParse(reply) {
    const list = isObject(reply) ? reply['data'] : undefined;
    if (!Array.isArray(list)) return { success: false };
    const sessions = list.map(toSession);
    return sessions.every((each) => each !== undefined) ? { success: true, data: sessions } : { success: false };
  },
};

function toSession(entry: unknown): AccountSession | undefined {
  if (!isObject(entry)) return undefined;
  const { id, deviceName, current, loginAt, lastActiveAt } = entry;
  const isSession =
    (typeof id === 'string' || typeof id === 'number') &&
    typeof current === 'boolean' &&
    typeof loginAt === 'string' &&
    typeof lastActiveAt === 'string';
  if (!isSession) return undefined;
  return {
    id: String(id),
    deviceName: typeof deviceName === 'string' && deviceName !== '' ? deviceName : undefined,
    current,
    loginAt,
    lastActiveAt,
  };
}
