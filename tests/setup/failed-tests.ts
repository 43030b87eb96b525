import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { firstLine } from './retried-tests.ts';

/** Prints one line for each failed test and each unhandled error, which `npm test` and `npm run check` repeat at their end. */
export default class FailedTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const lines = modules.flatMap((module) => [
      ...module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${module.relativeModuleId} > ${suite.fullName}: ${firstLine(error)}`),
      ),
      ...[...module.children.allTests('failed')].flatMap((test) =>
        (test.result().errors ?? []).flatMap((error) =>
          // One sentence for each issue, which names its file.
          error.name === 'PageError'
            ? error.message.split('\n')
            : `${module.relativeModuleId} > ${test.fullName}: ${firstLine(error)}`,
        ),
      ),
    ]);
    lines.push(...unhandled.map(describeUnhandled));
    for (const line of new Set(lines)) process.stdout.write(`✗ ${line}\n`);
  }
}

/** Names the test during which an error was thrown outside of any test. */
function describeUnhandled(error: SerializedError): string {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: name } = error;
  const file = typeof path === 'string' ? relative(process.cwd(), path) : 'unknown test file';
  return `${file}${typeof name === 'string' ? ` > ${name}` : ''}: unhandled error, ${firstLine(error)}`;
}

/** Removes the properties of an unhandled error, such as a database client, which Vitest would print with all of theirs. */
export function shortenUnhandledError(error: object): void {
  const shown = ['name', 'message', 'code', 'stack', 'stacks', 'type', 'cause', 'diff'];
  for (const name of Object.keys(error))
    if (!shown.includes(name) && !name.startsWith('VITEST_')) Reflect.deleteProperty(error, name);
  const cause: unknown = 'cause' in error ? error.cause : undefined;
  if (typeof cause === 'object' && cause !== null) shortenUnhandledError(cause);
}
