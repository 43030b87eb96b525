/** The text at a URL. Throws where the response is no success. */
export async function textAt(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return text;
}

/**
 * Fetches a module of a development server and all that it imports, at once or later: the server has transformed them, and
 * bundled the packages among them, when a browser asks.
 */
export async function fetchModules(origin: string, entry: string): Promise<void> {
  const seen = new Set<string>();
  for (const queue = [entry]; queue.length > 0;) {
    const path = queue.pop() ?? entry;
    if (seen.has(path)) continue;
    seen.add(path);
    const text = await textAt(origin + path, { headers: { Accept: '*/*' } });
    for (const [, next = ''] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*["'](\/[^"']+)["']/g)) queue.push(next);
  }
}
