import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { Driver } from '../fuzz/drive.ts';
import { fuzzRequest } from '../fuzz/generate.ts';
import type { FuzzRequest } from '../fuzz/generate.ts';
import { startSite } from './site.ts';

/** As many as take some seconds; `npm run fuzz` sends more than a hundred thousand. */
const REQUESTS = 400;

async function startDriver(): Promise<{ driver: Driver; errors: () => string[] }> {
  const site = await startSite({ config: { trustedProxies: 1 } });
  const driver = new Driver(site.port);
  onTestFinished(() => driver.close());
  const errors = () => site.logged.filter((line) => line.includes('"level":"error"'));
  return { driver, errors };
}

test('no generated request gets an error of the server', async () => {
  const { driver, errors } = await startDriver();
  const failed: unknown[] = [];
  for (const request of fc.sample(fuzzRequest, { seed: 2026, numRuns: REQUESTS })) {
    const { error } = await driver.see(request);
    if (error !== undefined) failed.push({ error, request });
  }
  expect(failed).toEqual([]);
  expect(errors()).toEqual([]);
});

const dir = join(import.meta.dirname, 'regressions');

test.for(readdirSync(dir).filter((name) => name.endsWith('.json')))(
  'what once failed does not again: %s',
  async (name) => {
    const { driver, errors } = await startDriver();
    const request = JSON.parse(readFileSync(join(dir, name), 'utf8')) as FuzzRequest;
    expect((await driver.see(request)).error).toBeUndefined();
    expect(errors()).toEqual([]);
  },
);
