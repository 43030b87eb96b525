import { expect, test } from 'vitest';
import { createAuth } from '../../site/adapters/auth/auth.ts';
import { fakeModelTime, walk } from './model/walk.ts';

const walks = Number(process.env['SESSION_WALKS'] ?? 300);
// The seed is fixed, so that `npm test` is repeatable; `npm run prove:session` passes the time as a new one.
const seed = Number(process.env['SESSION_SEED'] ?? 1);

fakeModelTime();

test(`${walks} random walks through the session break no rule`, { timeout: 60_000 + walks * 60 }, async () => {
  const { walks: walked, failure, tally } = await walk({ walks, seed, makeAuth: createAuth });
  if (process.env['SESSION_WALKS']) {
    process.stdout.write(`${walked} walks, seed ${seed}, ${JSON.stringify(tally)}\n`);
  }
  expect(failure).toBeNull();
  // Walks that never meet the hard places prove nothing.
  expect(Object.entries(tally).filter(([, times]) => times === 0)).toEqual([]);
});
