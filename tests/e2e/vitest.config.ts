import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

/** Tests of the built site in a browser. Each worker launches its own browser; all share one server. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Limits find hangs, not slowness: the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    retry: 1,
    reporters: ['default', './tests/setup/retried-tests.ts'],
  },
});
