import { timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { escapeInvisible } from './safe-text.ts';

/** What the log says of a request. */
export interface LoggedRequest {
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
export function requestLines(write: (line: string) => void, now: Clock): (request: LoggedRequest) => void {
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
export function impersonal(path: string | undefined): string {
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
