import { afterEach, expect, test, vi } from 'vitest';
import { holdName, openWindows } from './owner.ts';

afterEach(() => vi.unstubAllGlobals());

test('a window has a name in a browser that refuses storage and locks', async () => {
  const refuse = (): never => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const refuseLater = async (): Promise<never> => refuse();
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  vi.stubGlobal('navigator', { locks: { request: refuseLater, query: refuseLater } });
  expect(await holdName()).not.toBe('');
  expect(await openWindows()).toEqual(new Set());
});
