const MINUTE = 60_000;

/** How often a page that is seen asks, in milliseconds. */
export const CHECK_EVERY = 60 * MINUTE;

/** How long ago it must have asked to ask again when it comes into sight, in milliseconds. */
export const CHECK_AGAIN_AFTER = 10 * MINUTE;

export interface BuildWatchOptions {
  /** The id of the build that the page is of; nothing is asked for where it is unknown. */
  readonly current: string | undefined;
  /** Hears of another build, once of each. */
  readonly onNew: (id: string) => void;
  readonly latest?: () => Promise<string | undefined>;
  readonly isVisible?: () => boolean;
  readonly isOnline?: () => boolean;
  readonly now?: () => number;
}

/** A watch that goes on until `stop`. */
export interface BuildWatch {
  /** To be called when the page comes into sight. */
  readonly cameIntoSight: () => void;
  readonly stop: () => void;
}

/**
 * Asks at intervals whether the site has another build than the page is of. Nobody is told anything while the page is out of sight,
 * so it does not ask then: it asks when it comes back. What cannot be asked, or is answered by nonsense, is asked again the next time.
 */
export function watchBuilds({
  current,
  onNew,
  latest = latestBuild,
  isVisible = () => document.visibilityState === 'visible',
  isOnline = () => navigator.onLine,
  now = Date.now,
}: BuildWatchOptions): BuildWatch {
  if (current === undefined) return { cameIntoSight: () => {}, stop: () => {} };
  const known = new Set([current]);
  let askedAt = now();

  async function ask(): Promise<void> {
    if (!isVisible() || !isOnline()) return;
    askedAt = now();
    const id = await latest();
    if (id === undefined || known.has(id)) return;
    known.add(id);
    onNew(id);
  }

  const timer = setInterval(() => void ask(), CHECK_EVERY);
  return {
    cameIntoSight() {
      // A clock that was put back says nothing of how long ago it was.
      if (Math.abs(now() - askedAt) >= CHECK_AGAIN_AFTER) void ask();
    },
    stop: () => clearInterval(timer),
  };
}

/** What an id of a build is made of. */
const ID = /^[\w.-]{1,64}$/;

/** How long the answer may take, in milliseconds. */
const TIME_LIMIT = 10_000;

/**
 * The id of the build that the site has now: `GET builds/latest.json?<timestamp>`. `undefined` where it cannot be had, or the
 * answer is anything else; never rejects. `send` is the browser's `fetch`.
 */
export async function latestBuild(
  send: typeof fetch = fetch,
  now: () => number = Date.now,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const response = await send(`/builds/latest.json?${now()}`, { cache: 'no-store', signal });
    if (response.status !== 200) return undefined;
    const parsed: unknown = await response.json();
    const id = typeof parsed === 'object' && parsed !== null && 'id' in parsed ? parsed.id : undefined;
    return typeof id === 'string' && ID.test(id) ? id : undefined;
  } catch {
    return undefined; // Offline, late, or no JSON.
  }
}
