import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('turns come one after the other, whether one fails or not, and leave nothing behind', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = (name: string, fails = false) =>
    turns.take('a', async () => {
      await Promise.resolve();
      done.push(name);
      if (fails) throw new Error(name);
    });
  const outcomes = await Promise.allSettled([work('first', true), work('second'), work('third')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(turns.size).toBe(0);
});
