import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnServer } from './process.ts';

const ENTRY = join(import.meta.dirname, '../../scripts/admin.ts');

async function run(...parameters: string[]) {
  const { ended, output } = spawnServer({}, parameters, ENTRY);
  return { code: await ended, ...output };
}

test('npm run admin lists its commands, and rejects unknown ones with exit code 1', async () => {
  const list = await run();
  expect(list).toMatchObject({ code: 0, stderr: '' });
  const [usage, empty, ...lines] = list.stdout.trimEnd().split('\n');
  expect([usage, empty]).toEqual(['Usage: npm run admin -- <command>', '']);
  for (const name of ['backup <file>', 'billing reconcile', 'commons get <key>', 'subscribers newsletter|waitlist'])
    expect(lines.filter((line) => line.startsWith(`  ${name}  `))).toEqual([expect.stringMatching(/ {2}[A-Z].*\.$/)]);
  expect(await run('remove', 'everything')).toEqual({
    code: 1,
    stdout: '',
    stderr: `Unknown command "remove everything". Use one of:\n${lines.join('\n')}\n`,
  });
});
