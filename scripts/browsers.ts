import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ENGINE_VARIABLE, engineSchema, findDriver } from '../tests/e2e/engines/engine.ts';
import { features } from './browsers/features.ts';
import { browsersPage } from './browsers/page.ts';
import { seenSchema } from './browsers/seen.ts';

/**
 * `npm run browsers`: asks each engine of this machine which features of the platform it has, prints that, and writes
 * `docs/browsers.md`. Engines that are not here keep what they said last.
 */
const seenFile = join(import.meta.dirname, 'browsers/seen.json');
const seen = seenSchema.parse(JSON.parse(readFileSync(seenFile, 'utf8')));
const answerSchema = z.object({ version: z.string(), has: z.record(z.string(), z.boolean()) });

for (const name of engineSchema.options) {
  if (name !== 'chromium' && findDriver(name) === undefined) {
    process.stdout.write(`${name.padEnd(9)} is not on this machine\n`);
    continue;
  }
  const answer = execFileSync(process.execPath, [join(import.meta.dirname, 'browsers/probe.ts')], {
    encoding: 'utf8',
    env: { ...process.env, [ENGINE_VARIABLE]: name },
  });
  const { version, has } = answerSchema.parse(JSON.parse(answer));
  seen[name] = { version, has };
  const missing = features.filter((feature) => has[feature.name] !== true).map((feature) => feature.name);
  process.stdout.write(`${name.padEnd(9)} ${version.padEnd(12)} without: ${missing.join(', ') || 'nothing'}\n`);
}
writeFileSync(seenFile, `${JSON.stringify(seen, null, 2)}\n`);
writeFileSync(join(import.meta.dirname, '../docs/browsers.md'), browsersPage(seen));
