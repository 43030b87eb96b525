import type { Http } from '../http/index.ts';
import { HttpError, isObject } from '../http/index.ts';

/** The new address that waits to be confirmed. `startedAt` is ISO 8601 in UTC. */
export interface WaitingEmail {
  readonly email: string;
  readonly startedAt: string;
}

/** What can be done about a change of address that waits. */
export interface EmailChange {
  /** The address that waits; `null` where none does, or where the server has no such call. */
  waiting: (signal?: AbortSignal) => Promise<WaitingEmail | null>;
  /** Has the link sent to it once more. */
  resend: () => Promise<void>;
  /** Drops it: the account keeps the address it has. */
  drop: () => Promise<void>;
}

const PATH = '/api/account/email-change';

/** The calls about a change of address, which a plain Strapi does not have. `http` is that of the session. */
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
