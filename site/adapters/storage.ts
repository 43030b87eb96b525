/** Part of the browser's `Storage` that the adapters need. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns null if a function throws, for example because the storage is blocked. */
export function orNull<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
