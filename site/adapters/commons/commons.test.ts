import { describe, expect, test, vi } from 'vitest';
import { commonsReplySchema } from '../../contract/account.ts';
import { createHttp } from '../http/index.ts';
import { COMMONS_FAILED, createCommons } from './commons.ts';

function commonsAnswering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve().then(answer));
  const http = createHttp({ baseUrl: 'https://api.example', fetch, getToken: () => 'secret' });
  return { commons: createCommons({ http }), fetch };
}

const json = (value: unknown, status = 200): Response => Response.json(value, { status });

const ENTRIES = [
  { key: 'hero_title', value: 'Record, and be done', id: 1 },
  { key: 'flags', value: { beta: true } },
  { key: 'nothing', value: null },
];

describe('the three shapes', () => {
  test.each([
    ['a list under data', { data: ENTRIES, meta: { pagination: { page: 1 } } }],
    ['a bare list', ENTRIES],
    ['an object', { hero_title: 'Record, and be done', flags: { beta: true }, nothing: null }],
    ['an object under data', { data: { hero_title: 'Record, and be done', flags: { beta: true }, nothing: null } }],
  ])('%s becomes a map', async (_, reply) => {
    expect(commonsReplySchema.safeParse(reply).success).toBe(true);
    const { commons } = commonsAnswering(() => json(reply));
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
    expect(Object.fromEntries(commons.getState().values)).toEqual({
      hero_title: 'Record, and be done',
      flags: { beta: true },
      nothing: null,
    });
  });

  test('an object used as it is may have a key named data', async () => {
    const { commons } = commonsAnswering(() => json({ data: 'numbers', title: 'T' }));
    await commons.load();
    expect([commons.text('data', ''), commons.text('title', '')]).toEqual(['numbers', 'T']);
  });

  test.each([[[]], [{ data: [] }], [{}]])('%j is no content, and no failure', async (reply) => {
    const { commons } = commonsAnswering(() => json(reply));
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
    expect(commons.getState().values.size).toBe(0);
  });
});

describe('failures', () => {
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
    ['an entry without a key', () => json({ data: [{ key: 'a', value: 1 }, { value: 2 }] })],
    ['an entry with a number for a key', () => json([{ key: 1, value: 2 }])],
  ])('%s is kept as the error text, and the fallbacks go on', async (_, answer) => {
    const { commons } = commonsAnswering(answer);
    await expect(commons.load()).resolves.toBeUndefined();
    expect(commons.getState()).toMatchObject({ status: 'failed', error: 'Failed to fetch commons data' });
    expect(commons.getState().error).toBe(COMMONS_FAILED);
    expect(commons.text('a', 'fallback')).toBe('fallback');
  });

  test('a server that never answers fails in time', async () => {
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

test('one GET without a bearer, however often it is asked for', async () => {
  const { commons, fetch } = commonsAnswering(() => json(ENTRIES));
  await Promise.all([commons.load(), commons.load()]);
  await commons.load();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/commons');
  expect(fetch.mock.calls[0]?.[1]?.method).toBe('GET');
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('Authorization')).toBe(false);
});

test('a failure is not asked for again', async () => {
  const { commons, fetch } = commonsAnswering(() => json({}, 503));
  await commons.load();
  await commons.load();
  expect(fetch).toHaveBeenCalledOnce();
});

test('text gives strings only, and inherited names are no keys', async () => {
  const { commons } = commonsAnswering(() =>
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

test('listeners hear of each change, and the state is one object between changes', async () => {
  const { commons } = commonsAnswering(() => json(ENTRIES));
  const statuses: string[] = [];
  const end = commons.subscribe(() => statuses.push(commons.getState().status));
  expect(commons.getState()).toBe(commons.getState());
  await commons.load();
  expect(statuses).toEqual(['loading', 'ready']);
  end();
});
