import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test during which `console.error` or `console.warn` was called. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(calls, 'console.error or console.warn was called and no test expected it').toEqual([]);
});
