import type { Reporter, TestModule } from 'vitest/node';
import { engine } from './engine.ts';

/** Ends a run in an engine with what was not run in it, and why. */
export default class EngineReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const left = new Map<string, number>();
    for (const test of tests) {
      const result = test.result();
      if (result.state !== 'skipped') continue;
      const why = result.note ?? 'not asked for';
      left.set(why, (left.get(why) ?? 0) + 1);
    }
    process.stdout.write(
      `\n${engine}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} not run in this engine\n`,
    );
    for (const [why, times] of [...left].toSorted(([, one], [, other]) => other - one))
      process.stdout.write(`${String(times).padStart(6)}  ${why}\n`);
  }
}
