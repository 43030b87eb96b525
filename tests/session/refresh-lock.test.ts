import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRefreshLock } from '../../site/adapters/auth/refresh-lock.ts';
import type { LocksLike } from '../../site/adapters/auth/refresh-lock.ts';
import { FakeLocks } from './fake-browser.ts';
import { errorOf } from './scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('works one at a time, under the one name', async () => {
  const locks = new FakeLocks();
  const gate = Promise.withResolvers<string>();
  const second = vi.fn<() => Promise<string>>(async () => 'second');
  const results = Promise.all([withRefreshLock(locks, () => gate.promise), withRefreshLock(locks, second)]);
  await vi.advanceTimersByTimeAsync(10);
  expect(second).not.toHaveBeenCalled();
  gate.resolve('first');
  expect(await results).toEqual(['first', 'second']);
  expect(locks.names).toEqual(['onset-auth-refresh', 'onset-auth-refresh']);
  expect(vi.getTimerCount()).toBe(0);
});

test('an error of the work is passed on, and the work is not run again', async () => {
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('rejected')));
  expect(await errorOf(withRefreshLock(new FakeLocks(), work))).toHaveProperty('message', 'rejected');
  expect(work).toHaveBeenCalledOnce();
});

test.each<[string, LocksLike['request']]>([
  ['rejected', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
  [
    'thrown',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('locks that are rejected (%s) do not stop the work', async (_, request) => {
  expect(await withRefreshLock({ request }, async () => 'done')).toBe('done');
});

test('a holder that never lets go holds nobody up for more than 20 seconds', async () => {
  const locks = new FakeLocks();
  void withRefreshLock(locks, () => new Promise(() => {}));
  const work = vi.fn<() => Promise<string>>(async () => 'done');
  const waiting = withRefreshLock(locks, work);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});
