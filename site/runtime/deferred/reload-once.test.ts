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

test('mayReload allows one reload per build within an hour', () => {
  expect([mayReload('a'), mayReload('a')]).toEqual([true, false]);
  vi.advanceTimersByTime(RELOAD_PAUSE_MS);
  expect(mayReload('a')).toBe(false);
});

test('mayReload allows no second reload within the pause, so that two builds served in turn don’t reload each other forever', () => {
  expect([mayReload('a'), mayReload('b'), mayReload('a')]).toEqual([true, false, false]);
  vi.advanceTimersByTime(RELOAD_PAUSE_MS);
  expect([mayReload('b'), mayReload('a')]).toEqual([true, false]);
});

test('mayReload handles foreign values and times in the future', () => {
  values.set(RELOADED_KEY, 'nonsense');
  expect([mayReload('a'), mayReload('a')]).toEqual([true, false]);
  values.set(RELOADED_KEY, `a ${Date.now() + 1000}`);
  expect(mayReload('a')).toBe(false);
});

test('mayReload returns false if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(mayReload('a')).toBe(false);
});
