import type { Http } from '../http/http.ts';
import { HttpError } from '../http/errors.ts';
import { isObject } from '../http/schema.ts';

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
