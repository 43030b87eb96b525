import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestInfo } from '../http/request-info.ts';
import { timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';

/** The server's log: JSON, a line an event, nothing in it that says who a visitor is. */
export interface Log {
  /** Writes a line about a request once its response was sent, or its client went away. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, info: RequestInfo): void;
  /** Writes a line about an error nobody handled; `id` names the request it came from. */
  error(id: string | undefined, error: unknown): void;
  /** Writes a line about what somebody should look at, and what it is `about`. Never whose. */
  warning(text: string, about?: Readonly<Record<string, string | number>>): void;
  /** Writes a line about a mail that was sent, or was not. Never whom it is for. */
  mail(sent: Readonly<Record<string, string | number>>): void;
  /** Writes a line about something a page's policy has stopped in a browser, which is what a browser says. */
  violation(violation: Violation): void;
}

/** What a page's policy has stopped. */
export interface Violation {
  readonly directive: string;
  /** What was not allowed: a word such as `inline`, or an origin. */
  readonly blocked: string;
  /** The path of the page. */
  readonly page: string;
  /** The path or the origin of the script that did it, with its line. */
  readonly source?: string;
}

/** A log whose lines go to `write`, each with its line end. */
export function createLog(write: (line: string) => void, now: Clock): Log {
  const sentBefore = new WeakMap<Socket, number>();
  const line = (entry: Readonly<Record<string, unknown>>): void =>
    write(`${JSON.stringify({ time: timestamp(now()), ...entry })}\n`);
  return {
    request(incoming, outgoing, { id, path }) {
      const started = performance.now();
      const { socket } = incoming;
      outgoing.once('close', () => {
        const sent = socket.bytesWritten;
        const bytes = sent - (sentBefore.get(socket) ?? 0);
        sentBefore.set(socket, sent);
        const ms = Math.round((performance.now() - started) * 10) / 10;
        const aborted = outgoing.writableFinished ? {} : { aborted: true };
        line({
          level: 'info',
          id,
          method: incoming.method,
          path: impersonal(path),
          status: outgoing.statusCode,
          ms,
          bytes,
          ...aborted,
        });
      });
    },
    error(id, error) {
      line({
        level: 'error',
        ...(id === undefined ? {} : { id }),
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    },
    warning(text, about = {}) {
      line({ level: 'warn', warning: text, ...about });
    },
    mail(sent) {
      line({ level: 'failed' in sent ? 'warn' : 'info', ...sent });
    },
    violation({ page, ...violation }) {
      line({ level: 'warn', event: 'policy-violation', ...violation, page: impersonal(page) });
    },
  };
}

/**
 * A path as it may be logged: without the number of a user, without e-mail addresses, without what looks like a token.
 */
function impersonal(path: string | undefined): string {
  if (path === undefined) return '(undecodable)';
  const parts = path
    .slice(0, 200)
    .split('/')
    .map((part) => (part.includes('@') || /^[\w-]{40,}$/.test(part) ? '(hidden)' : part));
  return parts.join('/').replace(/^\/api\/users\/\d+/, '/api/users/:id');
}
