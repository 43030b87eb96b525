import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { keepPart } from './kept/kept-results.ts';
import type { PartName, Result } from './kept/schema.ts';
import { thisMachine } from './machine.ts';
import { rounded } from './median.ts';
import { BadOption, readOptions } from './options.ts';
import { parts } from './parts.ts';
import { writeReport } from './report/write.ts';

/** Parts that look at the build there is. The others make their own, or need none. */
const OF_THE_BUILD: readonly PartName[] = ['pages', 'responsiveness', 'beside', 'styles', 'serving', 'accounts'];

/**
 * `npm run bench`: every figure of `docs/performance.md`, and that document with its charts. Figures that are compared
 * are measured side by side in one run, because the machine is part of every one of them.
 *
 * Without words all parts are measured, one after the other; words name parts, pages and numbers of posts. Each part is kept
 * in the day's file of `bench/results/` as soon as it has something, beside the parts kept before. `docs/performance.md`
 * says what can be asked for.
 */
try {
  await main();
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof BadOption)) throw error;
  process.stderr.write(`${error.message}\n`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const machine = await thisMachine();
  const measure = async <Name extends PartName>(name: Name): Promise<void> => {
    const started = performance.now();
    const seconds = (): number => rounded((performance.now() - started) / 1000);
    console.log(`\n== ${name}`);
    await parts[name]({
      ...options,
      machine,
      keep(result: Result<Name>) {
        if (!options.keeps) return;
        keepPart(name, { at: new Date().toISOString(), seconds: seconds(), machine, result });
      },
    });
    console.log(`== ${name}: ${seconds()} s`);
  };
  if (options.parts.some((name) => OF_THE_BUILD.includes(name)))
    execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.ts'), '--if-changed'], {
      stdio: 'inherit',
    });
  for (const name of options.parts)
    try {
      await measure(name);
    } catch (error) {
      if (error instanceof BadOption) throw error;
      // What else was asked for is measured all the same.
      process.exitCode = 1;
      console.error(`== ${name} failed:`, error);
    }
  if (!options.keeps) return;
  for (const file of writeReport()) console.log(`Written: ${file}`);
}
