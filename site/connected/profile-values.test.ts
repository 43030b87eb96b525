import { expect, test } from 'vitest';
import { knownValues, profileUpdate } from './profile-values.ts';

test('the whole profile is sent; what is left empty is null', () => {
  expect(
    profileUpdate({
      username: 'ada',
      email: 'ada@example.com',
      currentPassword: '',
      fullName: 'Ada Lovelace',
      company: 'Analytical Engines',
      country: '',
    }),
  ).toEqual({
    username: 'ada',
    email: 'ada@example.com',
    full_name: 'Ada Lovelace',
    company: 'Analytical Engines',
    country: null,
  });
});

test('what the server does not say of a user is not known', () => {
  expect(knownValues({ id: 1, email: 'ada@example.com', full_name: 'Ada Lovelace', role: null })).toEqual({
    username: null,
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    company: null,
    country: null,
  });
});

test('the password is sent where it was asked for', () => {
  const values = { username: 'ada', email: 'new@example.com', fullName: '', company: '', country: '' };
  expect(profileUpdate({ ...values, currentPassword: ' secret ' })).toMatchObject({ currentPassword: ' secret ' });
});
