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
