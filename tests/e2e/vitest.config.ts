import { defineConfig } from 'vitest/config';
import { engine, patience } from './engines/engine.ts';
import { LongestFirst } from './longest-first.ts';

/**
 * The built site in the browser. Each worker has a browser of its own, and all share one server. Three on two cores: a
 * page that waits for the network leaves its core to another.
 */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    setupFiles: ['tests/e2e/engines/leave-out.ts'],
    globalSetup: ['tests/e2e/serve.ts'],
    environment: 'node',
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Plain output, and what an engine cannot do by its name and reason.
    ...(engine !== 'chromium' && { reporters: ['default', './tests/e2e/engines/report.ts'] }),
    // Each step has a limit of its own (`browser.ts`): a test of many may take long where the machine is busy.
    testTimeout: 300_000 * patience,
    hookTimeout: 300_000 * patience,
    // As long as a step: what comes in the end is waited for, however busy the machine or slow the engine is.
    expect: { poll: { timeout: 60_000 * patience } },
  },
});
