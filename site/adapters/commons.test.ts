import { describe, expect, test, vi } from 'vitest';
import { commonsResponseSchema } from '../contract/account.ts';
import { createHttp } from './http.ts';
import { COMMONS_FAILED, createCommons } from './commons.ts';

function commonsFrom(respond: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve().then(respond));
  const http = createHttp({ baseUrl: 'https://api.example', fetch, getToken: () => 'secret' });
  return { commons: createCommons({ http }), fetch };
}

const json = (value: unknown, status = 200): Response => Response.json(value, { status });

const ENTRIES = [
  { key: 'hero_title', value: 'Record, and be done', id: 1 },
  { key: 'flags', value: { beta: true } },
  { key: 'nothing', value: null },
];

describe('specification 3: commons, a list of entries each with key and value, or an object used as is', () => {
  test.each([
    ['a list under data', { data: ENTRIES, meta: { pagination: { page: 1 } } }],
    ['a bare list', ENTRIES],
    ['an object', { hero_title: 'Record, and be done', flags: { beta: true }, nothing: null }],
    ['an object under data', { data: { hero_title: 'Record, and be done', flags: { beta: true }, nothing: null } }],
    ['a list of Strapi 4', { data: ENTRIES.map((attributes, id) => ({ id, attributes })) }],
    [
      'an object of Strapi 4',
      { data: { id: 1, attributes: { hero_title: 'Record, and be done', flags: { beta: true }, nothing: null } } },
    ],
  ])('%s becomes a map', async (_, response) => {
    expect(commonsResponseSchema.safeParse(response).success).toBe(true);
    const { commons } = commonsFrom(() => json(response));
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
    expect(Object.fromEntries(commons.getState().values)).toEqual({
      hero_title: 'Record, and be done',
      flags: { beta: true },
      nothing: null,
    });
  });

  test('an object used as is may have a key named data', async () => {
    const { commons } = commonsFrom(() => json({ data: 'numbers', title: 'T' }));
    await commons.load();
    expect([commons.text('data', ''), commons.text('title', '')]).toEqual(['numbers', 'T']);
  });

  test.each([[[]], [{ data: [] }], [{}]])('%j is empty content, not a failure', async (response) => {
    const { commons } = commonsFrom(() => json(response));
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
    expect(commons.getState().values.size).toBe(0);
  });
});

describe('specification 4: a failure of the commons is recorded as Failed to fetch commons data', () => {
  test.each<[string, () => Response]>([
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['401', () => json({ error: { message: 'Missing or invalid credentials' } }, 401)],
    ['500', () => new Response('', { status: 500 })],
    ['HTML', () => new Response('<!doctype html>')],
    ['an empty body', () => new Response('')],
    ['null', () => json(null)],
    ['a number', () => json(7)],
    ['a list of something else', () => json(['a'])],
    ['a list of entries without a key', () => json({ data: [{ value: 1 }, { value: 2 }] })],
    ['an entry with a number for a key', () => json([{ key: 1, value: 2 }])],
  ])('%s is kept as the error text, and the fallbacks go on', async (_, respond) => {
    const { commons } = commonsFrom(respond);
    await expect(commons.load()).resolves.toBeUndefined();
    expect(commons.getState()).toMatchObject({ status: 'failed', error: 'Failed to fetch commons data' });
    expect(commons.getState().error).toBe(COMMONS_FAILED);
    expect(commons.text('a', 'fallback')).toBe('fallback');
  });

  test('a server that never responds fails after the time limit', async () => {
    vi.useFakeTimers();
    try {
      const fetch = (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      const commons = createCommons({ http: createHttp({ baseUrl: '', fetch }) });
      const loaded = commons.load();
      expect(commons.getState().status).toBe('loading');
      await vi.advanceTimersByTimeAsync(15_000);
      await loaded;
      expect(commons.getState()).toMatchObject({ status: 'failed', error: COMMONS_FAILED });
    } finally {
      vi.useRealTimers();
    }
  });
});

test('specification 4: load sends one GET without a token, however often it is called', async () => {
  const { commons, fetch } = commonsFrom(() => json(ENTRIES));
  await Promise.all([commons.load(), commons.load()]);
  await commons.load();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/commons');
  expect(fetch.mock.calls[0]?.[1]?.method).toBe('GET');
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('Authorization')).toBe(false);
});

test('load doesn’t repeat a failed request', async () => {
  const { commons, fetch } = commonsFrom(() => json({}, 503));
  await commons.load();
  await commons.load();
  expect(fetch).toHaveBeenCalledOnce();
});

test('text returns only strings, and ignores inherited names', async () => {
  const { commons } = commonsFrom(() =>
    json([{ key: 'empty', value: '' }, { key: '__proto__', value: 'odd' }, ...ENTRIES]),
  );
  expect(commons.text('hero_title', 'before')).toBe('before');
  await commons.load();
  expect(commons.text('hero_title', 'x')).toBe('Record, and be done');
  expect(commons.text('empty', 'x')).toBe('');
  expect(commons.text('flags', 'x')).toBe('x');
  expect(commons.text('nothing', 'x')).toBe('x');
  expect(commons.text('missing', 'x')).toBe('x');
  expect(commons.text('constructor', 'x')).toBe('x');
  expect(commons.text('__proto__', 'x')).toBe('odd');
});

test('listeners are notified of each change, and the state is the same object between changes', async () => {
  const { commons } = commonsFrom(() => json(ENTRIES));
  const statuses: string[] = [];
  const end = commons.subscribe(() => statuses.push(commons.getState().status));
  expect(commons.getState()).toBe(commons.getState());
  await commons.load();
  expect(statuses).toEqual(['loading', 'ready']);
  end();
});

describe('a list of several pages', () => {
  const SIXTY = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, key: `key_${at + 1}`, value: `value ${at + 1}` }));

  /** A server with a list, which it gives out in pages as the recorded one does. */
  function paged(list: readonly unknown[], fail: (page: number) => boolean = () => false) {
    return vi.fn<typeof globalThis.fetch>((input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      const page = Number(searchParams.get('pagination[page]') ?? 1);
      const pageSize = Math.min(Number(searchParams.get('pagination[pageSize]') ?? 25), 100);
      const pagination = { page, pageSize, pageCount: Math.ceil(list.length / pageSize), total: list.length };
      const data = list.slice((page - 1) * pageSize, page * pageSize);
      return Promise.resolve(fail(page) ? json({}, 500) : json({ data, meta: { pagination } }));
    });
  }

  const commonsOf = (fetch: typeof globalThis.fetch) =>
    createCommons({ http: createHttp({ baseUrl: 'https://api.example', fetch }) });

  test('60 entries are loaded with three requests, one per page', async () => {
    const fetch = paged(SIXTY);
    const commons = commonsOf(fetch);
    await Promise.all([commons.load(), commons.load()]);
    expect(commons.getState().status).toBe('ready');
    expect(commons.getState().values.size).toBe(60);
    expect(commons.text('key_60', '')).toBe('value 60');
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://api.example/api/commons',
      'https://api.example/api/commons?pagination[page]=2',
      'https://api.example/api/commons?pagination[page]=3',
    ]);
  });

  test('entries without a key are skipped, also if they are a whole page', async () => {
    const odd = SIXTY.map((entry, at) => (at === 3 || (at >= 25 && at < 50) ? { id: at, key: null, value: 1 } : entry));
    const commons = commonsOf(paged(odd));
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
    expect(commons.getState().values.size).toBe(34);
    expect(commons.text('key_60', '')).toBe('value 60');
  });

  test('a failed page is recorded as a failure, and earlier pages are used', async () => {
    const commons = commonsOf(paged(SIXTY, (page) => page === 3));
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'failed', error: COMMONS_FAILED });
    expect([commons.text('key_50', 'x'), commons.text('key_51', 'x')]).toEqual(['value 50', 'x']);
  });

  test('the number of requests is limited if a server counts wrongly', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(json({ data: ENTRIES, meta: { pagination: { page: 1, pageSize: 25, pageCount: 1e9 } } })),
    );
    await commonsOf(fetch).load();
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(40);
  });
});
