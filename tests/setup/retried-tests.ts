import type { Reporter, TestModule } from 'vitest/node';

/** Marks a line that names a test which passed only at its second attempt. `scripts/test.mjs` repeats these lines. */
const MARK = '↻ passed only at the second attempt:';

/** Prints one line for each test that passed after a retry. */
export default class RetriedTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky === true)
          process.stdout.write(`${MARK} ${module.relativeModuleId} > ${test.fullName}\n`);
  }
}
