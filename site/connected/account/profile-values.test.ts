import { expect, test } from 'vitest';
import { knownValues, profileUpdate } from './profile-values.ts';

const known = { username: 'ada', email: 'ada@example.com', fullName: 'Ada', company: 'Engines', country: null };
const unchanged = {
  username: 'ada',
  email: 'ada@example.com',
  currentPassword: '',
  fullName: 'Ada',
  company: 'Engines',
  country: '',
};

test('only changed fields are sent; an emptied field is null', () => {
  expect(profileUpdate(unchanged, known)).toEqual({});
  expect(profileUpdate({ ...unchanged, company: '', country: 'United Kingdom' }, known)).toEqual({
    company: null,
    country: 'United Kingdom',
  });
  expect(profileUpdate({ ...unchanged, username: 'ada.l', fullName: 'Ada Lovelace' }, known)).toEqual({
    username: 'ada.l',
    full_name: 'Ada Lovelace',
  });
});

test('an email address in another case or spelling is unchanged', () => {
  const idn = { ...known, email: 'ada@xn--bcher-kva.example' };
  expect(profileUpdate({ ...unchanged, email: 'ada@bücher.example' }, idn)).toEqual({});
  expect(profileUpdate({ ...unchanged, email: 'Ada@Example.com' }, known)).toEqual({});
});

test('a value that the server left out is sent once it is typed', () => {
  expect(profileUpdate(unchanged, { username: 'ada' })).toEqual({
    email: 'ada@example.com',
    full_name: 'Ada',
    company: 'Engines',
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
  const changes = { email: 'new@example.com', currentPassword: ' secret ' };
  expect(profileUpdate({ ...unchanged, ...changes }, known)).toEqual(changes);
});
