import { describe, expect, test } from 'vitest';
import { FRESH_MS, PRELOADS_AT_ONCE, createPreloadQueue } from './preload-queue.ts';
import type { Reason } from './preload-queue.ts';

/** Creates a queue whose requests end when the test ends them, and whose clock doesn’t move. */
function createTestQueue() {
  const ends = new Map<string, (isLoaded: boolean) => void>();
  const started: string[] = [];
  const state = { mayStart: true, now: 0 };
  const queue = createPreloadQueue({
    load: (url, isRenewed) => {
      started.push(isRenewed ? `${url} renewed` : url);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ends.set(url, resolve);
      return promise;
    },
    mayStart: () => state.mayStart,
    now: () => state.now,
  });
  const end = async (url: string, isLoaded = true): Promise<void> => {
    ends.get(url)?.(isLoaded);
    await Promise.resolve();
    await Promise.resolve();
  };
  const addAll = (reason: Reason, ...urls: string[]): void => urls.forEach((url) => queue.add(url, reason));
  return { queue, started, state, end, addAll };
}

describe('specification 9: at most 4 route preloads run at once', () => {
  test('the queue starts the next request when one ends', async () => {
    const { started, end, addAll } = createTestQueue();
    addAll('seen', '1', '2', '3', '4', '5', '6');
    expect(started).toHaveLength(PRELOADS_AT_ONCE);
    expect(started).toEqual(['1', '2', '3', '4']);
    await end('2');
    expect(started).toEqual(['1', '2', '3', '4', '5']);
    await end('4', false);
    expect(started).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('the queue prefers links with intent to visible links, even if they were visible first', async () => {
    const { started, end, addAll } = createTestQueue();
    addAll('seen', '1', '2', '3', '4', '5', '6');
    addAll('intent', '6');
    await end('1');
    expect(started.at(-1)).toBe('6');
  });
});

describe('a page that is no longer wanted', () => {
  test('is not fetched, unless there is another reason for it or its request has started', async () => {
    const { queue, started, end, addAll } = createTestQueue();
    addAll('seen', '1', '2', '3', '4', '5');
    addAll('intent', '5', '6');
    expect([queue.drop('6', 'intent'), queue.drop('5', 'intent'), queue.drop('1', 'seen')]).toEqual([
      true,
      true,
      false,
    ]);
    await end('1');
    expect(started).toEqual(['1', '2', '3', '4', '5']);
    await end('2');
    expect(started).toHaveLength(5);
  });

  test('is not fetched once the visitor follows a link', async () => {
    const { queue, started, end, addAll } = createTestQueue();
    addAll('seen', '1', '2', '3', '4', '5');
    queue.clear();
    await end('1');
    expect(started).toEqual(['1', '2', '3', '4']);
  });
});

test('the queue starts nothing while it may not, and starts the waiting requests once it may', () => {
  const { queue, started, state, addAll } = createTestQueue();
  state.mayStart = false;
  addAll('intent', '1', '2');
  expect(started).toEqual([]);
  state.mayStart = true;
  queue.resume();
  expect(started).toEqual(['1', '2']);
});

test('the queue fetches a loaded page again only when it is no longer fresh, and a failed one at any time', async () => {
  const { started, state, end, addAll } = createTestQueue();
  addAll('intent', '1', '2', '1');
  await end('1');
  await end('2', false);
  addAll('intent', '1', '2');
  expect(started).toEqual(['1', '2', '2']);
  state.now = FRESH_MS;
  addAll('intent', '1');
  expect(started).toEqual(['1', '2', '2', '1']);
});

describe('renewing loaded pages', () => {
  test('fetches each of them once, before visible links', async () => {
    const { queue, started, end, addAll } = createTestQueue();
    addAll('seen', '1', '2', '3', '4');
    await end('1');
    await end('2');
    addAll('seen', '5', '6', '7');
    started.length = 0;
    queue.renew();
    expect(started).toEqual([]);
    await end('3');
    await end('4');
    await end('5');
    expect(started).toEqual(['1 renewed', '2 renewed', '7']);
    await end('1');
    addAll('seen', '1');
    expect(started).toHaveLength(3);
  });

  test('continues when the queue is cleared, and skips pages that are no longer fresh', async () => {
    const { queue, started, state, end, addAll } = createTestQueue();
    addAll('seen', '1', '2', '3', '4');
    await end('1');
    state.now = FRESH_MS;
    await end('2');
    addAll('intent', '5', '6');
    queue.renew();
    queue.clear();
    started.length = 0;
    await end('3');
    expect(started).toEqual(['2 renewed']);
  });
});
