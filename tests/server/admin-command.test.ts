import { describe, expect, test } from 'vitest';
import { runAdminWith } from './run-admin.ts';

describe('npm run admin', () => {
  test('lists its commands when called alone', async () => {
    const list = await runAdminWith({}, []);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    const [usage, empty, ...lines] = list.stdout.trimEnd().split('\n');
    expect([usage, empty]).toEqual(['Usage: npm run admin -- <command>', '']);
    for (const name of ['backup <file>', 'billing reconcile', 'commons get <key>', 'subscribers newsletter|waitlist'])
      expect(lines.filter((line) => line.startsWith(`  ${name}  `))).toEqual([expect.stringMatching(/ {2}[A-Z].*\.$/)]);
  });

  test.for([
    ['remove everything', 'Unknown command "remove everything". Use one of:'],
    ['backup --help', 'Invalid arguments "backup --help". Use one of:'],
  ] as const)('rejects an unknown command and option with exit code 1: %s', async ([text, message]) => {
    expect(await runAdminWith({}, text.split(' '))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`${message}\n  backup <file>`) as string,
    });
  });
});
