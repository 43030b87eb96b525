import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RELOADED_KEY, RELOAD_PAUSE_MS, mayReload } from './reload-once.ts';

const values = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  values.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page loads itself again once, and not a second time of the same build', () => {
  expect([mayReload('a'), mayReload('a')]).toEqual([true, false]);
  vi.advanceTimersByTime(RELOAD_PAUSE_MS);
  expect(mayReload('a')).toBe(false);
});

test('nor soon after one of another build: two that are served in turn would load each other for ever', () => {
  expect([mayReload('a'), mayReload('b'), mayReload('a')]).toEqual([true, false, false]);
  vi.advanceTimersByTime(RELOAD_PAUSE_MS);
  expect([mayReload('b'), mayReload('a')]).toEqual([true, false]);
});

test('what is stored by somebody else, or by another clock, keeps nobody in a loop', () => {
  values.set(RELOADED_KEY, 'nonsense');
  expect([mayReload('a'), mayReload('a')]).toEqual([true, false]);
  values.set(RELOADED_KEY, `a ${Date.now() + 1000}`);
  expect(mayReload('a')).toBe(false);
});

test('where the browser keeps nothing it never does', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(mayReload('a')).toBe(false);
});
