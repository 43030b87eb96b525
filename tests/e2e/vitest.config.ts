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
    // Each step has a limit of its own: a test of many may take long where the machine is busy.
    testTimeout: 120_000 * patience,
    hookTimeout: 60_000 * patience,
    // A second is too short where the machine is busy, or the engine slow: what comes in the end is waited for.
    expect: { poll: { timeout: 10_000 * patience } },
  },
});
