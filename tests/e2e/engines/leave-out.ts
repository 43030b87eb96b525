import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { lacks } from './capabilities.ts';
import { needsOf } from './needs.ts';

/** Leaves out the tests that need what the engine of this run lacks, each with the reason. In Chromium there are none. */
beforeEach(({ task, skip }) => {
  for (const need of needsOf(basename(task.file.name, '.test.ts'), task.fullTestName)) {
    const why = lacks(need);
    if (why !== undefined) skip(`${need}: ${why}`);
  }
});
