/**
 * Whether nothing is to be fetched that nobody has asked for: the connection is very slow, or its owner saves data. A
 * browser that says nothing of it has a connection like any other. `browser` is the browser's `navigator`.
 */
export function isConstrained(browser: object, matches: (query: string) => boolean): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  return savesData(connection) || matches('(prefers-reduced-data: reduce)');
}

function savesData(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  const isSlow = 'effectiveType' in connection && /^(?:slow-)?2g$/.test(String(connection.effectiveType));
  return isSlow || ('saveData' in connection && connection.saveData === true);
}
