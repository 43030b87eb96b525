import { expect, test } from 'vitest';
import { validateResetPassword } from './validate-reset-password.ts';

test('takes a password as it is typed, spaces and all', () => {
  expect(validateResetPassword({ password: ' 123456 ' })).toEqual({});
});

test.each([
  ['', 'Enter a password of 8 characters or more.'],
  ['1234567', 'This password is too short. Use 8 characters or more.'],
])('says of %j what is expected', (password, fault) => {
  expect(validateResetPassword({ password })).toEqual({ password: fault });
});
