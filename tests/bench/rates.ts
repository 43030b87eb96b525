import { measureServing, printServing } from './serving.ts';
import type { ServingLength } from './serving.ts';
import type { Rates } from './kept/schema.ts';

/** Measures and prints the rates beside a bare `node:http`, and gives them back as they are kept. */
export async function rateBesideBare(build: string, length: ServingLength): Promise<Rates[]> {
  const all = await measureServing(build, length);
  printServing(all);
  return all.map(({ what, connections, perSecond, barePerSecond, ratio, cpu, bareCpu }) => ({
    what,
    connections,
    perSecond,
    otherPerSecond: barePerSecond,
    ratio,
    ...(cpu === undefined ? {} : { cpu }),
    ...(bareCpu === undefined ? {} : { otherCpu: bareCpu }),
  }));
}

/** Prints rates beside those of another server. */
export function printRates(other: string, rates: readonly Rates[]): void {
  console.log(`\nRequests a second, beside ${other}: the same bytes, asked in turns, medians`);
  console.table(
    rates.map(({ what, connections, perSecond, otherPerSecond, ratio, cpu, otherCpu }) => ({
      what,
      connections,
      'the site': perSecond,
      [other]: otherPerSecond,
      ratio,
      'µs of processor': cpu ?? '–',
      [`µs, ${other}`]: otherCpu ?? '–',
    })),
  );
}
