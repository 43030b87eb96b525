import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECK_AGAIN_AFTER, CHECK_EVERY, latestBuild, watchBuilds } from './builds.ts';

const answer = (body: BodyInit | null, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));

describe('specification 7: GET builds/latest.json with a time-stamp query', () => {
  test('returns an ID without using a cache', async () => {
    const send = vi.fn<typeof fetch>(answer('{"id":"1a2b3c4d5e6f7a8b"}\n'));
    expect(await latestBuild(send, () => 1234)).toBe('1a2b3c4d5e6f7a8b');
    expect(send).toHaveBeenCalledExactlyOnceWith(
      '/builds/latest.json?1234',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });

  test.each([
    ['a page', answer('<!doctype html><p>Acme</p>', { headers: { 'content-type': 'text/html' } })],
    ['an error with an id', answer('{"id":"1a2b"}', { status: 503 })],
    ['a number', answer('{"id":7}')],
    ['no id', answer('{}')],
    ['a list', answer('["1a2b"]')],
    ['null', answer('null')],
    ['an empty id', answer('{"id":""}')],
    ['markup for an id', answer('{"id":"<img src=x>"}')],
    ['nothing', answer(null, { status: 200 })],
    ['an id of 65 characters', answer(JSON.stringify({ id: 'a'.repeat(65) }))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is no id when it is %s', async (_, send) => {
    expect(await latestBuild(send)).toBeUndefined();
  });
});

describe('specification 4: the check for a new build', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A page that watches, and what it was told. */
  function scene(current: string | undefined = 'old') {
    const state = { latest: 'old' as string | undefined, isVisible: true, isOnline: true, asked: 0 };
    const told: string[] = [];
    const watch = watchBuilds({
      current,
      onNew: (id) => told.push(id),
      latest: () => {
        state.asked += 1;
        return Promise.resolve(state.latest);
      },
      isVisible: () => state.isVisible,
      isOnline: () => state.isOnline,
    });
    return { state, told, watch };
  }

  test('runs every 60 minutes, and announces each other build once', async () => {
    const { state, told } = scene();
    state.latest = 'new';
    await vi.advanceTimersByTimeAsync(CHECK_EVERY - 1);
    expect([state.asked, told]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([state.asked, told]).toEqual([1, ['new']]);
    await vi.advanceTimersByTimeAsync(CHECK_EVERY);
    expect([state.asked, told]).toEqual([2, ['new']]);
    state.latest = 'newer';
    await vi.advanceTimersByTimeAsync(CHECK_EVERY);
    expect(told).toEqual(['new', 'newer']);
  });

  test('runs when the page becomes visible after 10 minutes, and not earlier', async () => {
    const { state, told, watch } = scene();
    state.latest = 'new';
    await vi.advanceTimersByTimeAsync(CHECK_AGAIN_AFTER - 1);
    watch.becameVisible();
    expect(state.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    watch.becameVisible();
    watch.becameVisible();
    await vi.advanceTimersByTimeAsync(0);
    expect([state.asked, told]).toEqual([1, ['new']]);
  });

  test('doesn’t run while hidden or offline, and runs when the page becomes visible again', async () => {
    const { state, told, watch } = scene();
    state.latest = 'new';
    state.isVisible = false;
    await vi.advanceTimersByTimeAsync(3 * CHECK_EVERY);
    state.isVisible = true;
    state.isOnline = false;
    watch.becameVisible();
    expect(state.asked).toBe(0);
    state.isOnline = true;
    watch.becameVisible();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['new']);
  });

  test('announces nothing if the build is the same or can’t be requested', async () => {
    const { state, told } = scene();
    await vi.advanceTimersByTimeAsync(CHECK_EVERY);
    state.latest = undefined;
    await vi.advanceTimersByTimeAsync(CHECK_EVERY);
    expect([state.asked, told]).toEqual([2, []]);
  });

  test('never runs on a page without a build ID', async () => {
    const state = scene('').state;
    const unknown = watchBuilds({ current: undefined, onNew: () => expect.fail(), latest: () => expect.fail() });
    await vi.advanceTimersByTimeAsync(CHECK_EVERY);
    unknown.becameVisible();
    expect(state.asked).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('ends with stop', async () => {
    const { state, watch } = scene();
    watch.stop();
    await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY);
    expect(state.asked).toBe(0);
  });
});
