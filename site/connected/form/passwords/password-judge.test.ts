import { expect, test } from 'vitest';
import head from './common-passwords.json' with { type: 'json' };
import { headOfList } from './common-passwords.ts';
import { passwordAdvice } from './password-judge.ts';

test('the list in the browser is the start of the list that the server rejects', async () => {
  expect(head).toEqual(await headOfList());
});

test.each([
  ['password1', 0, /try this password first/],
  ['aaaaaaaaaa', 0, /Keyboard rows/],
  ['qwertyuiop', 0, /try this password first/],
  ['correct horse battery', 4, /Hard to guess/],
])('%s is rated %s', (password, score, text) => {
  expect(passwordAdvice(password)).toEqual({ score, text: expect.stringMatching(text) });
});

test('a very long password is rated by its start', () => {
  expect(passwordAdvice('x9!Qw'.repeat(4000)).score).toBeGreaterThan(2);
});
