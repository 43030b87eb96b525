import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { shortenUnhandledError } from '../setup/failed-tests.ts';

/** Test files that take longest, in order. */
const LONGEST = ['every-page', 'cross-origin', 'editor', 'paddle', 'checkout', 'analytics', 'islands'];

/** Starts the longest files first, so that no worker is idle while another runs a long one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.indexOf(basename(moduleId, '.test.ts'));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Tests of the built site in a browser. Each worker launches its own browser; all share one server. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    onUnhandledError: shortenUnhandledError,
    sequence: { sequencer: LongestFirst },
    // Limits find hangs, not slowness: the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    retry: 1,
    reporters: ['default', './tests/setup/retried-tests.ts'],
  },
});
