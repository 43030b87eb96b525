import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Marks a line that names a test which passed only at its second attempt. `scripts/test.mjs` repeats these lines. */
const MARK = '↻ passed only at the second attempt:';

/** Prints one line for each test that passed after a retry, with what its first attempt failed on. */
export default class RetriedTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky === true)
          process.stdout.write(`${MARK} ${module.relativeModuleId} > ${test.fullName}${firstError(test)}\n`);
  }
}

/** Returns the message of the first attempt and its place, in one line. */
function firstError(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  if (error === undefined) return '';
  const { file = '', line = 0 } = error.stacks?.[0] ?? {};
  return ` (${error.message.split('\n', 1)[0]}, ${file.split('/').at(-1)}:${line})`;
}
