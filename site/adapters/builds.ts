const MINUTE = 60_000;

/** Interval of the requests of a visible page, in milliseconds. */
export const CHECK_EVERY = 60 * MINUTE;

/** Minimum age of the last request for another one when the page becomes visible, in milliseconds. */
export const CHECK_AGAIN_AFTER = 10 * MINUTE;

export interface BuildWatchOptions {
  /** ID of this page's build. Without it, nothing is requested. */
  readonly current: string | undefined;
  /** Called once for each other build. */
  readonly onNew: (id: string) => void;
  readonly latest?: () => Promise<string | undefined>;
  readonly isVisible?: () => boolean;
  readonly isOnline?: () => boolean;
  readonly now?: () => number;
}

/** Repeated check that runs until `stop`. */
export interface BuildWatch {
  /** Call this when the page becomes visible. */
  readonly becameVisible: () => void;
  readonly stop: () => void;
}

/**
 * Checks at intervals if the site has another build than this page. Hidden pages don't check until they become visible. A
 * failed check is repeated after the next interval.
 */
export function watchBuilds({
  current,
  onNew,
  latest = latestBuild,
  isVisible = () => document.visibilityState === 'visible',
  isOnline = () => navigator.onLine,
  now = Date.now,
}: BuildWatchOptions): BuildWatch {
  if (current === undefined) return { becameVisible: () => {}, stop: () => {} };
  const known = new Set([current]);
  let checkedAt = now();

  async function check(): Promise<void> {
    if (!isVisible() || !isOnline()) return;
    checkedAt = now();
    const id = await latest();
    if (id === undefined || known.has(id)) return;
    known.add(id);
    onNew(id);
  }

  const timer = setInterval(() => void check(), CHECK_EVERY);
  return {
    becameVisible() {
      // The absolute difference, because the clock may have been set back.
      if (Math.abs(now() - checkedAt) >= CHECK_AGAIN_AFTER) void check();
    },
    stop: () => clearInterval(timer),
  };
}

/** Format of a build ID. */
const ID = /^[\w.-]{1,64}$/;

/** Time limit of the request, in milliseconds. */
const TIME_LIMIT_MS = 10_000;

/**
 * Requests the ID of the site's current build with `GET builds/latest.json?<timestamp>`. Resolves to `undefined` after a
 * failure or an invalid response. Never rejects.
 */
export async function latestBuild(
  send: typeof fetch = fetch,
  now: () => number = Date.now,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await send(`/builds/latest.json?${now()}`, { cache: 'no-store', signal });
    if (response.status !== 200) return undefined;
    const parsed: unknown = await response.json();
    const id = typeof parsed === 'object' && parsed !== null && 'id' in parsed ? parsed.id : undefined;
    return typeof id === 'string' && ID.test(id) ? id : undefined;
  } catch {
    return undefined; // Offline, too late, or not JSON.
  }
}
