import { expect, test } from 'vitest';
import { RELOADED_KEY, RELOAD_PAUSE_MS } from '../runtime/deferred/reload-once.ts';
import { headScript } from './inline-scripts.ts';

/** Page whose runtime can't be loaded. */
interface Situation {
  readonly build?: string | null;
  /** Body of the response for `builds/latest.json`; `undefined` without a connection. */
  readonly latest?: string | undefined;
  readonly ok?: boolean;
  /** Stored value from an earlier reload; `blocked` if the storage is blocked. */
  readonly reloaded?: string;
}

/** Runs the script on a page. Returns the number of reloads, the requested URLs and the stored value. */
async function run({ build = 'old', latest, ok = true, reloaded }: Situation) {
  const listeners = new Map<string, (event: object) => void>();
  const stored = new Map(reloaded === undefined ? [] : [[RELOADED_KEY, reloaded]]);
  const requested: string[] = [];
  let reloads = 0;
  const document = {
    documentElement: {
      getAttribute: (name: string) => (name === 'data-build' ? build : null),
      setAttribute: () => {},
      classList: new Set(),
      style: {},
    },
    querySelector: () => ({ href: '/assets/fonts.css' }),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const window = {
    localStorage: { getItem: () => null },
    get sessionStorage() {
      if (reloaded === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      };
    },
    location: { search: '', reload: () => (reloads += 1) },
    addEventListener: () => {},
    requestAnimationFrame: () => {},
    fetch: (url: string) => {
      requested.push(url);
      return latest === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(latest, { status: ok ? 200 : 500 }));
    },
  };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- Runs the text of the script.
  new Function('document', 'window', 'performance', headScript)(document, window, {
    now: () => 0,
    getEntriesByType: () => [],
  });
  listeners.get('error')?.({ target: { type: 'module' } });
  await new Promise((resolve) => setImmediate(resolve));
  return { reloads, requested, storedValue: stored.get(RELOADED_KEY) };
}

const NEW = '{"id":"new"}';
const ago = (milliseconds: number): string => String(Date.now() - milliseconds);

test('reloads a page whose runtime can’t be loaded if the site has another build', async () => {
  const { reloads, requested, storedValue } = await run({ latest: NEW });
  expect(reloads).toBe(1);
  expect(requested).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);
  expect(storedValue).toMatch(/^old \d{13}$/);
  expect((await run({ latest: NEW, reloaded: `older ${ago(RELOAD_PAUSE_MS + 1000)}` })).reloads).toBe(1);
});

test.each<[string, Situation]>([
  ['has reloaded already', { latest: NEW, reloaded: `old ${ago(RELOAD_PAUSE_MS + 1000)}` }],
  ['has reloaded a moment ago for another build', { latest: NEW, reloaded: `other ${ago(1000)}` }],
  ['has the current build', { latest: '{"id":"old"}' }],
  ['gets HTML', { latest: '<!doctype html>' }],
  ['gets an error', { latest: NEW, ok: false }],
  ['gets an invalid ID', { latest: '{"id":7}' }],
  ['gets null', { latest: 'null' }],
  ['has no connection', {}],
  ['has no build ID', { build: null, latest: NEW }],
  ['has no access to storage', { latest: NEW, reloaded: 'blocked' }],
])('doesn’t reload a page that %s', async (_, situation) => {
  expect((await run(situation)).reloads).toBe(0);
});
