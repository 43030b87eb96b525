import type { Session } from '../contract/account.ts';
import { withAsciiDomain } from '../contract/email.ts';
import type { Http } from './http.ts';
import { hasStatus, HttpError, isObject } from './http.ts';

/** A session in the list of the API. Times are in ISO 8601, `undefined` if the server doesn't return them. */
export type AccountSession = Pick<Session, 'id' | 'deviceName' | 'current'> &
  Partial<Record<'loginAt' | 'lastActiveAt', string | undefined>>;

/** Requests about an account, except those that log in or out. */
export interface Account {
  /** Returns the sessions of the user, the current one first. */
  listSessions: (signal?: AbortSignal) => Promise<AccountSession[]>;
  /** Ends a session, which logs its device out. */
  endSession: (id: string) => Promise<void>;
  /** Requests an email with a link to set a new password. It is sent only if there is an account with the address. */
  forgotPassword: (email: string) => Promise<void>;
  /** Requests another email with the link to confirm an email address. */
  sendConfirmation: (email: string) => Promise<void>;
  /** Confirms an email address with the code of that link. Resolves to false if the code isn't valid. */
  confirmEmail: (code: string) => Promise<boolean>;
  /** Returns all data about the user, as the server sent it. */
  exportData: () => Promise<Record<string, unknown>>;
}

/**
 * Creates the client for an account. `http` is that of the session, so that requests have its token. They reject like its
 * requests.
 */
export function createAccount({ http }: { http: Http }): Account {
  return {
    listSessions: (signal) => http.get('/api/auth/sessions', { parse: parseSessions, signal }),
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
        // The server confirms it with a redirect to its own page.
        if (!hasStatus(error, 0)) throw error;
      }
      return true;
    },
    exportData: () => http.get('/api/account/export', { parse: (data) => (isObject(data) ? data : undefined) }),
  };
}

/** Skips invalid entries. Fails if all entries are invalid. */
function parseSessions(response: unknown): AccountSession[] | undefined {
  const list = isObject(response) ? response['data'] : undefined;
  if (!Array.isArray(list)) return undefined;
  const sessions = list.flatMap(toSession);
  if (list.length > 0 && sessions.length === 0) return undefined;
  // Not every server returns the current session first.
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Returns a list with the session, or an empty one if its ID or `current` is missing. */
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

/** A new email address that isn't confirmed yet. `startedAt` is in ISO 8601. */
export interface WaitingEmail {
  readonly email: string;
  readonly startedAt: string;
}

/** Requests about an email address that isn't confirmed yet. */
export interface EmailChange {
  /** Returns the new email address; null if there is none, or if the server doesn't support this. */
  waiting: (signal?: AbortSignal) => Promise<WaitingEmail | null>;
  /** Requests another email with the link to confirm it. */
  resend: () => Promise<void>;
  /** Discards it, so that the account keeps its email address. */
  drop: () => Promise<void>;
}

const PATH = '/api/account/email-change';

/** Creates the client for a change of the email address, which Strapi doesn't support. `http` is that of the session. */
export function createEmailChange({ http }: { http: Http }): EmailChange {
  return {
    async waiting(signal) {
      try {
        return toWaiting(await http.request({ method: 'GET', path: PATH, signal }));
      } catch (error) {
        if (error instanceof HttpError && (error.status === 404 || error.status === 405)) return null;
        throw error;
      }
    },
    async resend() {
      await http.post(`${PATH}/resend`, {});
    },
    async drop() {
      await http.request({ method: 'DELETE', path: PATH });
    },
  };
}

function toWaiting(response: unknown): WaitingEmail | null {
  const data = isObject(response) ? response['data'] : undefined;
  if (!isObject(data)) return null;
  const { email, startedAt } = data;
  return typeof email === 'string' && typeof startedAt === 'string' ? { email, startedAt } : null;
}
