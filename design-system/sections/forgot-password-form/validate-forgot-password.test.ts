import { expect, test } from 'vitest';
import { validateForgotPassword } from './validate-forgot-password.ts';

test('takes an address', () => {
  expect(validateForgotPassword({ email: 'ada@example.com' })).toEqual({});
});

test.each([
  ['', 'Enter your email, such as name@example.com.'],
  ['ada', 'This email is not complete. Write it like name@example.com.'],
])('says of %j what is expected', (email, fault) => {
  expect(validateForgotPassword({ email })).toEqual({ email: fault });
});
