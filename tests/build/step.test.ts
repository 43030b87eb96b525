import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure, runSteps } from '../../scripts/build/step.ts';
import type { Step } from '../../scripts/build/step.ts';
import { readPublicConfig } from '../../site/config/public-config.schema.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

/** Runs steps on HTML files and returns the files afterwards. */
async function run(files: Readonly<Record<string, string>>, steps: readonly Step[]): Promise<string[]> {
  const output = temporaryDir();
  const client = join(output, 'client');
  mkdirSync(client);
  for (const [name, html] of Object.entries(files)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), html);
  }
  const config = readPublicConfig({});
  const site = { pages: [], validity: {}, extraFiles: {}, newestVersion: '1.0.0', redirects: [], gonePages: [] };
  await runSteps(steps, { root: output, output, client, id: 'id', config, site });
  return Object.keys(files).map((name) => readFileSync(join(client, name), 'utf8'));
}

test('runSteps writes the changes of all steps to each page, and then calls the steps for the site', async () => {
  const calls: string[] = [];
  const append = (name: string): Step => ({
    writes: name,
    page: (page) => {
      calls.push(`${name} ${page.path}`);
      page.replace(3, 3, name);
    },
    site: () => void calls.push(name),
  });
  const files = { 'pricing/index.html': '<p></p>', 'index.html': '<p></p>' };
  expect(await run(files, [append('a'), append('b')])).toEqual(['<p>ab</p>', '<p>ab</p>']);
  expect(calls).toEqual(['a /', 'b /', 'a /pricing', 'b /pricing', 'a', 'b']);
});

test('runSteps names the step and the page of a failure', async () => {
  const fail = (): never => {
    throw new BuildFailure('It is too long.');
  };
  await expect(run({ 'pricing/index.html': '' }, [{ writes: 'titles', page: fail }])).rejects.toThrow(
    'Writing the titles of /pricing failed.\nIt is too long.',
  );
  await expect(run({}, [{ writes: 'titles', site: fail }])).rejects.toThrow(
    'Writing the titles failed.\nIt is too long.',
  );
});
