import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A `console.error` or `console.warn` nobody expected is an error nobody saw, so it fails the test it came from.
 * A test that expects one says so with `expectConsole` (`expect-console.ts`).
 */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(calls, 'console.error or console.warn was called and no test expected it').toEqual([]);
});
