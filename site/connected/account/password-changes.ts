const listeners = new Set<() => void>();

/** Reports a change of password, which ends sessions on the server. */
export function notifyPasswordChange(): void {
  for (const listener of listeners) listener();
}

/** Calls back after each change of password on this page; returns the function that ends it. */
export function onPasswordChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
