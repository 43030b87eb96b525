import { expect, test } from 'vitest';
import { validateLogin } from './validate-login.ts';

test('asks for what is missing', () => {
  expect(validateLogin({ identifier: '', password: '' })).toEqual({
    identifier: 'Enter your email or your username.',
    password: 'Enter your password.',
  });
});

test('takes any password, of spaces too', () => {
  expect(validateLogin({ identifier: 'ada', password: '   ' })).toEqual({});
});
