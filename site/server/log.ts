import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestInfo } from './http/request-info.ts';
import { MINUTE, timestamp } from './process/clock.ts';
import type { Clock } from './process/clock.ts';

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

/** A log whose lines go to `write`, each with its line end. */
export function createLog(write: (line: string) => void, now: Clock): Log {
  const sentBefore = new WeakMap<Socket, { bytes: number }>();
  const line = (entry: Readonly<Record<string, unknown>>): void =>
    write(`${toJson({ time: timestamp(now()), ...entry })}\n`);
  const writeRequest = requestLines(write, now);
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
        const aborted = !outgoing.writableFinished;
        writeRequest({ id, method: incoming.method ?? '', path, status: outgoing.statusCode, ms, bytes, aborted });
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
      const where = { ...(source === undefined ? {} : { source: impersonal(source) }), page: impersonal(page) };
      line({ level: 'warn', event: 'policy-violation', ...violation, ...where });
    },
  };
}

/**
 * Returns a function that describes an error with its stack, or with one line if the same stack was logged within the last
 * minute: until an unavailable database is back, every request has the same error.
 */
function errorDescriber(now: Clock): (error: unknown) => string {
  const stacks = new Set<string>();
  let minute = 0;
  return (error) => {
    if (!(error instanceof Error)) return String(error);
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) stacks.clear();
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

/** What the log says of a request. */
interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  /** The decoded path; `undefined` when it cannot be decoded. */
  readonly path: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  /** Whether the client went away before the end. */
  readonly aborted: boolean;
}

/** Paths that are remembered as the log writes them: those of the site and of its files are some hundreds. */
const REMEMBERED = 1_000;
const REMEMBERED_LENGTH = 100;

/**
 * Writes the lines of requests. There is one a request, so they are put together by hand: the time is written anew only
 * when it has changed, and a path that was asked for before is not looked at again.
 */
function requestLines(write: (line: string) => void, now: Clock): (request: LoggedRequest) => void {
  const paths = new Map<string, string>();
  const shown = (path: string | undefined): string => {
    const known = path === undefined ? undefined : paths.get(path);
    if (known !== undefined) return known;
    const text = escapeInvisible(JSON.stringify(impersonal(path)));
    if (path === undefined || path.length > REMEMBERED_LENGTH) return text;
    if (paths.size >= REMEMBERED) paths.clear();
    paths.set(path, text);
    return text;
  };
  let current = Number.NaN;
  let time = '';
  return ({ id, method, path, status, ms, bytes, aborted }) => {
    const at = now();
    if (at !== current) {
      current = at;
      time = timestamp(at);
    }
    // The id is ours, and a method is one of those that Node knows: nothing in either needs to be written otherwise.
    write(
      `{"time":"${time}","level":"info","id":"${id}","method":"${method}","path":${shown(path)},"status":${status},"ms":${ms},"bytes":${bytes}${aborted ? ',"aborted":true' : ''}}\n`,
    );
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
    .map((part) => (isPersonal(part) ? '(hidden)' : part));
  return parts.join('/').replace(/^\/api\/users\/\d+/, '/api/users/:id');
}

/** As many letters and digits in a row are a token, a code or an id. The site's own paths have shorter words. */
const LONGEST_WORD = 23;

/** Whether a part of a path is an email address, also one that is encoded twice, or may be a token. */
function isPersonal(part: string): boolean {
  return (
    /@|%40|^eyJ/.test(part) || /^[\w-]{40,}$/.test(part) || part.split(/\W/).some((word) => word.length > LONGEST_WORD)
  );
}

/** Characters that a terminal or an editor acts on, or shows as nothing: controls, directions of text, line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** JSON that means the same, with every invisible character as an escape sequence, so that a line shows what it says. */
export function escapeInvisible(json: string): string {
  return json.replace(INVISIBLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A text without the values of URL parameters and without JSON Web Tokens: either may let someone in. */
function hideTokens(text: string): string {
  return text
    .replace(/([?&#][\w.~-]+=)[^\s&#"'<>)]+/g, '$1(hidden)')
    .replace(/[\w.-]+/g, (run) => (run.startsWith('eyJ') && run.length >= 40 ? '(hidden)' : run));
}
