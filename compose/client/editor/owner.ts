/** What this window is known by: kept over a reload, and another's in every other window. */
const KEY = 'onset-compose-window';
const LOCK = 'onset-compose-window ';

/** The name of this window, which it holds a lock of as long as it is open. A browser that keeps nothing gives another after a reload. */
export function ownName(): string {
  try {
    const name = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    // Storage is refused, or full.
    return crypto.randomUUID();
  }
}

/**
 * Holds this window's name until it is closed.
 *
 * @returns the name: another one where a window that was duplicated brought it along
 */
export async function holdName(): Promise<string> {
  const wanted = ownName();
  const got = await new Promise<boolean>((resolve) => {
    const held = navigator.locks.request(LOCK + wanted, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
    // Where storage is refused, so are locks: no other window can have the name.
    held.catch(() => resolve(true));
  });
  if (got) return wanted;
  sessionStorage.removeItem(KEY);
  return holdName();
}

/** The windows that are open now. */
export async function openWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}
