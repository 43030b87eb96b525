import { expect, vi } from 'vitest';

/**
 * Declares that the code under test was right to say something: asserts that `console[method]` was called with a text that
 * matches, and forgets the calls so that `console-fails.ts` does not count them.
 */
export function expectConsole(method: 'error' | 'warn', pattern: RegExp): void {
  const spy = vi.mocked(console[method]);
  const texts = spy.mock.calls.map((call) => call.map(String).join(' '));
  spy.mockClear();
  expect(
    texts.some((text) => pattern.test(text)),
    `console.${method} with ${String(pattern)}; got ${JSON.stringify(texts)}`,
  ).toBe(true);
}
