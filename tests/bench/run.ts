import { performance } from 'node:perf_hooks';
import { keepPart } from './kept/kept-results.ts';
import type { PartName, Result } from './kept/schema.ts';
import { thisMachine } from './machine.ts';
import { rounded } from './median.ts';
import { BadOption, readOptions } from './options.ts';
import { parts } from './parts.ts';
import { writeReport } from './report/write.ts';

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
  for (const name of options.parts) await measure(name);
  if (!options.keeps) return;
  for (const file of writeReport()) console.log(`Written: ${file}`);
}
