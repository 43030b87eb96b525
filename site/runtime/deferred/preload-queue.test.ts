import { describe, expect, test } from 'vitest';
import { FRESH_MS, PRELOADS_AT_ONCE, createPreloadQueue } from './preload-queue.ts';
import type { Reason } from './preload-queue.ts';

/** A queue whose loads end when they are told to, with a clock that stands still. */
function scene() {
  const ends = new Map<string, (hasCome: boolean) => void>();
  const started: string[] = [];
  const state = { may: true, now: 0 };
  const queue = createPreloadQueue({
    load: (url, isRenewed) => {
      started.push(isRenewed ? `${url} anew` : url);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ends.set(url, resolve);
      return promise;
    },
    mayStart: () => state.may,
    now: () => state.now,
  });
  const end = async (url: string, hasCome = true): Promise<void> => {
    ends.get(url)?.(hasCome);
    await Promise.resolve();
    await Promise.resolve();
  };
  const addAll = (reason: Reason, ...urls: string[]): void => urls.forEach((url) => queue.add(url, reason));
  return { queue, started, state, end, addAll };
}

describe('specification 9: at most 4 route preloads run at once', () => {
  test('the rest wait, and each that ends makes room for one', async () => {
    const { started, end, addAll } = scene();
    addAll('seen', '1', '2', '3', '4', '5', '6');
    expect(started).toHaveLength(PRELOADS_AT_ONCE);
    expect(started).toEqual(['1', '2', '3', '4']);
    await end('2');
    expect(started).toEqual(['1', '2', '3', '4', '5']);
    await end('4', false);
    expect(started).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('what is about to be followed goes before what is seen, also when it was seen first', async () => {
    const { started, end, addAll } = scene();
    addAll('seen', '1', '2', '3', '4', '5', '6');
    addAll('intent', '6');
    await end('1');
    expect(started.at(-1)).toBe('6');
  });
});

describe('what has become useless', () => {
  test('is not begun, unless something else wants it; what has begun goes on', async () => {
    const { queue, started, end, addAll } = scene();
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

  test('is all that waits, once the visitor goes somewhere', async () => {
    const { queue, started, end, addAll } = scene();
    addAll('seen', '1', '2', '3', '4', '5');
    queue.clear();
    await end('1');
    expect(started).toEqual(['1', '2', '3', '4']);
  });
});

test('nothing begins while it may not, and what waits begins when it may', () => {
  const { queue, started, state, addAll } = scene();
  state.may = false;
  addAll('intent', '1', '2');
  expect(started).toEqual([]);
  state.may = true;
  queue.resume();
  expect(started).toEqual(['1', '2']);
});

test('what has come is not fetched again while it is fresh; what has not come is', async () => {
  const { started, state, end, addAll } = scene();
  addAll('intent', '1', '2', '1');
  await end('1');
  await end('2', false);
  addAll('intent', '1', '2');
  expect(started).toEqual(['1', '2', '2']);
  state.now = FRESH_MS;
  addAll('intent', '1');
  expect(started).toEqual(['1', '2', '2', '1']);
});

describe('what has come and is renewed', () => {
  test('waits for its turn, before what is only seen, and is not fetched again once it has come', async () => {
    const { queue, started, end, addAll } = scene();
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
    expect(started).toEqual(['1 anew', '2 anew', '7']);
    await end('1');
    addAll('seen', '1');
    expect(started).toHaveLength(3);
  });

  test('is renewed though the visitor goes elsewhere; what is no longer fresh is not', async () => {
    const { queue, started, state, end, addAll } = scene();
    addAll('seen', '1', '2', '3', '4');
    await end('1');
    state.now = FRESH_MS;
    await end('2');
    addAll('intent', '5', '6');
    queue.renew();
    queue.clear();
    started.length = 0;
    await end('3');
    expect(started).toEqual(['2 anew']);
  });
});
