/** What this window is known by: kept over a reload, and another's in every other window. */
const KEY = 'onset-compose-window';
const LOCK = 'onset-compose-window ';

/** The name of this window, which it holds a lock of as long as it is open. */
export function ownName(): string {
  const name = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(KEY, name);
  return name;
}

/**
 * Holds this window's name until it is closed.
 *
 * @returns the name: another one where a window that was duplicated brought it along
 */
export async function holdName(): Promise<string> {
  const wanted = ownName();
  const got = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(LOCK + wanted, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
  });
  if (got) return wanted;
  sessionStorage.removeItem(KEY);
  return holdName();
}

/** The windows that are open now. */
export async function openWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}
