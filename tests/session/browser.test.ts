import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserSession } from '../../site/connected/session/page-session.ts';
import { withRefreshLock } from '../../site/adapters/auth/token-refresh.ts';
import type { LocksLike } from '../../site/adapters/auth/token-refresh.ts';
import { ADA } from './account-server.ts';
import { FakeLocks } from './fake-browser.ts';
import { AS_ADA, LOST, prepareScene, SIGNED_OUT } from './scene.ts';
import type { Scene } from './scene.ts';

let { browser, openTab } = {} as Scene;
prepareScene((scene) => {
  ({ browser, openTab } = scene);
});

describe('browserSession', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('localStorage', browser.tab().storage);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    onTestFinished(() => void vi.unstubAllGlobals());
  });

  test('uses localStorage and follows storage events', async () => {
    const auth = openTab(browserSession());
    await auth.login(AS_ADA);
    await auth.refresh();
    expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
    browser.values.clear();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
    expect(auth.getState()).toEqual(LOST);
  });

  test('works without localStorage and without locks', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', undefined);
    const auth = openTab(browserSession());
    await auth.restore();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    await auth.login(AS_ADA);
    await auth.refresh();
    expect(auth.getState()).toMatchObject({ status: 'signed-in', user: ADA });
  });
});

describe('withRefreshLock', () => {
  test('runs one function at a time, with the same lock in each tab', async () => {
    const locks = new FakeLocks();
    const gate = Promise.withResolvers<string>();
    const second = vi.fn<() => Promise<string>>(async () => 'second');
    const results = Promise.all([withRefreshLock(locks, () => gate.promise), withRefreshLock(locks, second)]);
    await vi.advanceTimersByTimeAsync(10);
    expect(second).not.toHaveBeenCalled();
    gate.resolve('first');
    expect(await results).toEqual(['first', 'second']);
    expect(locks.names).toEqual(['onset-auth-refresh', 'onset-auth-refresh']);
  });

  test('rejects with the error of the function and does not repeat it', async () => {
    const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('rejected')));
    await expect(withRefreshLock(new FakeLocks(), work)).rejects.toHaveProperty('message', 'rejected');
    expect(work).toHaveBeenCalledOnce();
  });

  const denied = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  test.each<[string, LocksLike['request']]>([
    ['rejects', async () => denied()],
    ['throws', denied],
  ])('runs the function if the request for a lock %s', async (_, request) => {
    expect(await withRefreshLock({ request }, async () => 'done')).toBe('done');
  });

  test('waits at most 20 seconds for the lock', async () => {
    const limit = new AbortController();
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    onTestFinished(() => limits.mockRestore());
    const locks = new FakeLocks();
    void withRefreshLock(locks, () => new Promise(() => {}));
    const work = vi.fn<() => Promise<string>>(async () => 'done');
    const waiting = withRefreshLock(locks, work);
    expect(limits).toHaveBeenCalledWith(20_000);
    expect(work).not.toHaveBeenCalled();
    limit.abort();
    expect(await waiting).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });
});
