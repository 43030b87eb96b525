import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Marks a line that names a test which passed only at its second attempt. `scripts/test.mjs` repeats these lines. */
const MARK = '↻ passed only at the second attempt:';

/** Prints one line for each test that passed after a retry, with what its first attempt failed on. */
export default class RetriedTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky === true) {
          const [error] = test.result().errors ?? [];
          const reason = error === undefined ? '' : ` (${firstLine(error)})`;
          process.stdout.write(`${MARK} ${module.relativeModuleId} > ${test.fullName}${reason}\n`);
        }
  }
}

/** Returns the message of an error and its place, in one line. */
export function firstLine({ message, stacks }: Pick<SerializedError, 'message' | 'stacks'>): string {
  const [text] = message.split('\n', 1);
  const [frame] = stacks ?? [];
  return frame === undefined ? `${text}` : `${text} (${frame.file.split('/').at(-1)}:${frame.line})`;
}
