import { expect, test } from 'vitest';
import { RELOADED_KEY, RELOAD_PAUSE_MS } from '../runtime/deferred/reload-once.ts';
import { headScript } from './head-script.ts';

/** What a page is, whose one script cannot be had. */
interface Situation {
  readonly build?: string | null;
  /** What `builds/latest.json` is answered with; `undefined` where there is no connection. */
  readonly latest?: string | undefined;
  readonly ok?: boolean;
  /** What was noted before, or `blocked`. */
  readonly reloaded?: string;
}

/** Runs the script on such a page, and tells how often it loaded itself again and what it noted. */
async function run({ build = 'old', latest, ok = true, reloaded }: Situation) {
  const listeners = new Map<string, (event: object) => void>();
  const stored = new Map(reloaded === undefined ? [] : [[RELOADED_KEY, reloaded]]);
  const asked: string[] = [];
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
      asked.push(url);
      return latest === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(latest, { status: ok ? 200 : 500 }));
    },
  };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- The script is text, and this is what runs it.
  new Function('document', 'window', 'performance', headScript)(document, window, {
    now: () => 0,
    getEntriesByType: () => [],
  });
  listeners.get('error')?.({ target: { type: 'module' } });
  await new Promise((resolve) => setImmediate(resolve));
  return { reloads, asked, noted: stored.get(RELOADED_KEY) };
}

const NEW = '{"id":"new"}';
const ago = (milliseconds: number): string => String(Date.now() - milliseconds);

test('a page whose one script is gone is loaded again where the site has another build', async () => {
  const { reloads, asked, noted } = await run({ latest: NEW });
  expect(reloads).toBe(1);
  expect(asked).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);
  expect(noted).toMatch(/^old \d{13}$/);
  expect((await run({ latest: NEW, reloaded: `older ${ago(RELOAD_PAUSE_MS + 1000)}` })).reloads).toBe(1);
});

test.each<[string, Situation]>([
  ['was loaded again for it', { latest: NEW, reloaded: `old ${ago(RELOAD_PAUSE_MS + 1000)}` }],
  ['was loaded again just now, for another build', { latest: NEW, reloaded: `other ${ago(1000)}` }],
  ['is of the build the site has', { latest: '{"id":"old"}' }],
  ['is answered by a page', { latest: '<!doctype html>' }],
  ['is answered by an error', { latest: NEW, ok: false }],
  ['is answered by nonsense', { latest: '{"id":7}' }],
  ['is answered by null', { latest: 'null' }],
  ['has no connection', {}],
  ['does not know its build', { build: null, latest: NEW }],
  ['is in a browser that keeps nothing', { latest: NEW, reloaded: 'blocked' }],
])('one that %s is not', async (_, situation) => {
  expect((await run(situation)).reloads).toBe(0);
});
