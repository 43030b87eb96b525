import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from './process.ts';
import { send } from './http.ts';
import { temporaryDir } from './site.ts';

/** Accounts asked for in a round, more than a round has time for. */
const ASKED = 60;

/** After how many answers the process is killed in each round: while more registrations are under way. */
const ROUNDS = [1, 7, 15];

test('whoever was told that their account exists can log in after the process was killed', async () => {
  const dataDir = join(temporaryDir(), 'data');
  for (const [round, killAfter] of ROUNDS.entries()) {
    const told = await registerUntilKilled(dataDir, round, killAfter);
    expect(told.length).toBeGreaterThanOrEqual(killAfter);
    expect(told.length).toBeLessThan(ASKED);
    const { port, child, ended } = await startProcess(dataDir);
    const answers = await Promise.all(
      told.map((name) =>
        send(port, '/api/auth/local', { method: 'POST', body: { identifier: name, password: 'long enough' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(told.map(() => 200));
    child.kill('SIGKILL');
    await ended;
  }
});

/**
 * Registers people in parallel, kills the process with no warning once some were answered, and names those who were.
 */
async function registerUntilKilled(dataDir: string, round: number, killAfter: number): Promise<string[]> {
  const { port, child, ended } = await startProcess(dataDir);
  const told: string[] = [];
  const all = Array.from({ length: ASKED }, async (_, index) => {
    const name = `person-${round}-${index}`;
    const answer = await send(port, '/api/auth/local/register', {
      method: 'POST',
      body: { username: name, email: `${name}@example.test`, password: 'long enough' },
    });
    if (answer.status === 200) told.push(name);
    if (told.length === killAfter) child.kill('SIGKILL');
  });
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  await ended;
  return told;
}
