import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { timestamp } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Exchange } from './http/exchange.ts';

/** The server's log: JSON, a line an event, nothing in it that says who a visitor is. */
export interface Log {
  /** Writes a line about a request once it has been answered, or given up by its client. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, exchange: Exchange): void;
  /** Writes a line about an error nobody handled; `id` names the request it came from. */
  error(id: string | undefined, error: unknown): void;
  /** Writes a line about a mail that was sent, or was not. Never whom it is for. */
  mail(sent: Readonly<Record<string, string | number>>): void;
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
    mail(sent) {
      line({ level: 'failed' in sent ? 'warn' : 'info', ...sent });
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
