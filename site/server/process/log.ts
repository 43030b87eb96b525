import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE, timestamp } from './clock.ts';
import type { Clock } from './clock.ts';

/** Log of the server: one JSON object per line, without data that identifies visitors. */
export interface Log {
  /** Logs a request after its response was sent or its client disconnected. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, info: LoggedRequest): void;
  /** Logs an unhandled error. `id` is the ID of its request. */
  error(id: string | undefined, error: unknown): void;
  /** Logs a warning for the operator, without data about users. */
  warning(text: string, about?: Readonly<Record<string, string | number>>): void;
  /** Logs a sent or failed email, without its recipient. */
  mail(sent: Readonly<Record<string, string | number>>): void;
  /** Logs a violation of a content security policy that a browser reported. */
  violation(violation: Violation): void;
}

/** Properties of a request for the log. */
interface LoggedRequest {
  readonly id: string;
  /** The decoded path; `undefined` if it can't be decoded. */
  readonly path: string | undefined;
}

/** Violation of a content security policy. */
export interface Violation {
  readonly directive: string;
  /** Blocked resource: a keyword such as `inline`, or an origin. */
  readonly blocked: string;
  /** Path of the page. */
  readonly page: string;
  /** Path or origin of the script, with its line. */
  readonly source?: string;
}

/** Milliseconds for which lines are collected. */
const COLLECT_MS = 50;

/** Writes lines to a stream. */
interface LineWriter {
  readonly write: (line: string) => void;
  /** Writes the collected lines. Call it before the process ends. */
  readonly flush: () => void;
}

/** Returns a writer that collects lines, because a write for each request takes longer than the request. */
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

/** Creates a log that passes each line, with its line break, to `write`. */
export function createLog(write: (line: string) => void, now: Clock): Log {
  const sentBefore = new WeakMap<Socket, { bytes: number }>();
  const line = (entry: Readonly<Record<string, unknown>>): void =>
    write(`${toJson({ time: timestamp(now()), ...entry })}\n`);
  const describe = errorDescriber(now);
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
        const status = sentStatus(outgoing);
        // Without `line`, because its search for tokens takes longer than the rest, and `withoutIds` hides them.
        const entry = {
          time: timestamp(now()),
          level: 'info',
          id,
          method: incoming.method,
          path: withoutIds(path),
          status: status ?? outgoing.statusCode,
          ms,
          bytes,
          // The client disconnected before the end.
          ...(status === undefined && { aborted: true }),
        };
        write(`${escapeInvisible(JSON.stringify(entry))}\n`);
      });
    },
    error(id, error) {
      line({ level: 'error', ...(id === undefined ? {} : { id }), error: describe(error) });
    },
    warning(text, about = {}) {
      line({ level: 'warn', warning: text, ...about });
    },
    mail(sent) {
      line({ level: 'failed' in sent ? 'warn' : 'info', ...sent });
    },
    violation({ page, source, ...violation }) {
      const where = { ...(source === undefined ? {} : { source: withoutIds(source) }), page: withoutIds(page) };
      line({ level: 'warn', event: 'policy-violation', ...violation, ...where });
    },
  };
}

/** Statuses that Node responds with to requests that it can't finish reading. Its other parser errors get 400. */
export const NODE_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Returns the status that a client received before its connection closed; `undefined` if it disconnected earlier. */
export function sentStatus({ headersSent, req, statusCode, writableFinished }: ServerResponse): number | undefined {
  if (writableFinished) return statusCode;
  const { errored } = req.socket;
  const code = errored !== null && 'code' in errored ? String(errored.code) : '';
  // The end of a connection during a request is a parser error, too.
  if (headersSent || code === 'HPE_INVALID_EOF_STATE') return undefined;
  return NODE_STATUSES[code] ?? (code.startsWith('HPE_') ? 400 : undefined);
}

/** Maximum number of remembered stacks. */
const MAX_STACKS = 100;

/**
 * Returns a function that describes an error with its stack, or with one line if the same stack was logged within the
 * last minute: until an unavailable database is back, every request has the same error.
 */
function errorDescriber(now: Clock): (error: unknown) => string {
  const stacks = new Set<string>();
  let minute = 0;
  return (error) => {
    if (!(error instanceof Error)) return String(error);
    const current = Math.floor(now() / MINUTE);
    if (current !== minute || stacks.size >= MAX_STACKS) stacks.clear();
    minute = current;
    const { stack = error.message } = error;
    const isRepeated = stacks.has(stack);
    stacks.add(stack);
    return isRepeated ? (stack.split('\n', 1)[0] ?? stack) : stack;
  };
}

function toJson(entry: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(entry, (_, value: unknown) => (typeof value === 'string' ? hideTokens(value) : value));
  return escapeInvisible(json);
}

/** Returns a path without user IDs, email addresses and anything that looks like a token. */
function withoutIds(path: string | undefined): string {
  if (path === undefined) return '(undecodable)';
  const parts = path
    .slice(0, 200)
    .split('/')
    .map((part) => (isPersonal(part) ? '(hidden)' : part));
  return parts.join('/').replace(/^\/api\/users\/\d+/, '/api/users/:id');
}

/** Longer words are tokens, codes or IDs. The site's own paths have shorter words. */
const MAX_WORD_LENGTH = 23;

/** Returns true if a part of a path is an email address, also if it is encoded twice, or may be a token. */
function isPersonal(part: string): boolean {
  return (
    /@|%40|^eyJ/.test(part) ||
    /^[\w-]{40,}$/.test(part) ||
    part.split(/\W/).some((word) => word.length > MAX_WORD_LENGTH)
  );
}

/** Characters that terminals or editors interpret or hide: controls, text direction, line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Escapes all invisible characters in JSON. */
export function escapeInvisible(json: string): string {
  return json.replace(INVISIBLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Returns a text without values of URL parameters and JSON Web Tokens, because either may grant access. */
function hideTokens(text: string): string {
  return text
    .replace(/([?&#][\w.~-]+=)[^\s&#"'<>)]+/g, '$1(hidden)')
    .replace(/[\w.-]+/g, (run) => (run.startsWith('eyJ') && run.length >= 40 ? '(hidden)' : run));
}
