import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestInfo } from '../http/request-info.ts';
import { impersonal, requestLines } from './request-line.ts';
import { escapeInvisible, hideTokens } from './safe-text.ts';
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

/** Milliseconds for which lines are collected. */
const COLLECT_MS = 50;

/** Writes lines to a stream. */
export interface LineWriter {
  readonly write: (line: string) => void;
  /** Writes the collected lines. Call it before the process ends. */
  readonly flush: () => void;
}

/** Returns a writer that collects lines for 50 ms, because a write for each request takes longer than the request. */
export function lineWriter(stream: NodeJS.WritableStream): LineWriter {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  // A reader that went away must not stop the server.
  stream.on('error', () => {});
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') stream.write(lines);
    lines = '';
  };
  return {
    write(line) {
      lines += line;
      timer ??= setTimeout(flush, COLLECT_MS).unref();
    },
    flush,
  };
}

/** A log whose lines go to `write`, each with its line end. */
export function createLog(write: (line: string) => void, now: Clock): Log {
  const sentBefore = new WeakMap<Socket, { bytes: number }>();
  const line = (entry: Readonly<Record<string, unknown>>): void =>
    write(`${toJson({ time: timestamp(now()), ...entry })}\n`);
  const writeRequest = requestLines(write, now);
  return {
    request(incoming, outgoing, { id, path }) {
      const started = performance.now();
      const { socket } = incoming;
      outgoing.on('close', () => {
        let sent = sentBefore.get(socket);
        if (sent === undefined) sentBefore.set(socket, (sent = { bytes: 0 }));
        const bytes = socket.bytesWritten - sent.bytes;
        sent.bytes += bytes;
        const ms = Math.round((performance.now() - started) * 10) / 10;
        const aborted = !outgoing.writableFinished;
        writeRequest({ id, method: incoming.method ?? '', path, status: outgoing.statusCode, ms, bytes, aborted });
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
    violation({ page, source, ...violation }) {
      const where = { ...(source === undefined ? {} : { source: impersonal(source) }), page: impersonal(page) };
      line({ level: 'warn', event: 'policy-violation', ...violation, ...where });
    },
  };
}

function toJson(entry: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(entry, (_, value: unknown) => (typeof value === 'string' ? hideTokens(value) : value));
  return escapeInvisible(json);
}
