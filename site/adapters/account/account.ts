import type { Session } from '../../contract/account.ts';
import { withAsciiDomain } from '../../contract/email.ts';
import type { Http, Schema } from '../http/index.ts';
import { hasStatus, isObject } from '../http/index.ts';
import { shape } from '../http/shape.ts';

/** What the site reads of a session the API lists. Times are ISO 8601 in UTC, where the server says them. */
export type AccountSession = Pick<Session, 'id' | 'deviceName' | 'current'> &
  Partial<Record<'loginAt' | 'lastActiveAt', string | undefined>>;

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
  /** Confirms an address with the code of a mail that leads to the site; false where the code is no longer good. */
  confirmEmail: (code: string) => Promise<boolean>;
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
    listSessions: (signal) => http.get('/api/auth/sessions', { schema: sessionsResponse, signal }),
    async endSession(id) {
      await http.request({ method: 'DELETE', path: `/api/auth/sessions/${encodeURIComponent(id)}` });
    },
    async forgotPassword(email) {
      await http.post('/api/auth/forgot-password', { email: withAsciiDomain(email) }, { auth: 'none' });
    },
    async sendConfirmation(email) {
      await http.post('/api/auth/send-email-confirmation', { email: withAsciiDomain(email) }, { auth: 'none' });
    },
    async confirmEmail(code) {
      const path = `/api/auth/email-confirmation?confirmation=${encodeURIComponent(code)}`;
      try {
        await http.request({ path, auth: 'none', redirect: 'manual' });
      } catch (error) {
        if (hasStatus(error, 400)) return false;
        // Confirmed: the server sends the browser to a page of its own choice, and this page says it better.
        if (!hasStatus(error, 0)) throw error;
      }
      return true;
    },
    exportData: () => http.get('/api/account/export', { schema: shape(isObject) }),
  };
}

/** An entry that cannot be read is left out; a list of nothing else is none. */
const sessionsResponse: Schema<AccountSession[]> = {
  safeParse(response) {
    const list = isObject(response) ? response['data'] : undefined;
    if (!Array.isArray(list)) return { success: false };
    const sessions = list.flatMap(toSession);
    if (list.length > 0 && sessions.length === 0) return { success: false };
    // Not every server has this one first.
    return { success: true, data: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
  },
};

/** A session, where it can be told which it is, and whether ending it would sign out this very page. */
function toSession(entry: unknown): AccountSession[] {
  if (!isObject(entry)) return [];
  const { id, deviceName, current, loginAt, lastActiveAt } = entry;
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof current !== 'boolean') return [];
  return [
    {
      id: String(id),
      deviceName: text(deviceName),
      current,
      loginAt: text(loginAt),
      lastActiveAt: text(lastActiveAt),
    },
  ];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
