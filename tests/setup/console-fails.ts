import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/**
 * A `console.error` or `console.warn` nobody expected is a fault nobody saw, so it fails the test it came from.
 * A test that expects one replaces the method itself (`vi.spyOn(console, 'error').mockImplementation(…)`) and asserts on it.
 */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of spies) spy.mockImplementation(() => {});
});

afterEach(() => {
  const calls = spies.flatMap((spy) => (vi.isMockFunction(spy) ? spy.mock.calls : []));
  vi.restoreAllMocks();
  expect(calls, 'console.error or console.warn was called and no test expected it').toEqual([]);
});
