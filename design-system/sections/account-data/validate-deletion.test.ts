import { expect, test } from 'vitest';
import { validateDeletion } from './validate-deletion.ts';

test('asks for both', () => {
  expect(validateDeletion({ password: '', understood: false })).toEqual({
    password: 'Enter your password.',
    understood: 'Tick this box to delete your account.',
  });
});

test('takes any password: whether it is the right one, the server tells', () => {
  expect(validateDeletion({ password: ' ', understood: true })).toEqual({});
});
