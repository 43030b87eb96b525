import { describe, expect, test } from 'vitest';
import { findRejectedFields, knownValues, profileUpdate } from './profile-values.ts';

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

const SENT = {
  username: 'ada',
  email: 'Ada@Example.com',
  full_name: 'Ada Lovelace',
  company: 'Engines',
  country: null,
};
const KEPT = { ...SENT, id: 1, email: 'ada@example.com' };

describe('specification 7: a profile is saved where the reply has it as it was sent', () => {
  test('all of it; an address in lower case and accents in another form are the same', () => {
    expect(findRejectedFields(SENT, KEPT)).toBeNull();
    expect(findRejectedFields({ email: 'ada@bücher.example' }, { email: 'ada@xn--bcher-kva.example' })).toBeNull();
    expect(findRejectedFields({ full_name: 'Zoe\u0308' }, { full_name: 'Zo\u00EB' })).toBeNull();
  });

  test('a field that is not in the reply', () => {
    const { company: _, ...reply } = KEPT;
    expect(findRejectedFields(SENT, reply)).toBe('This server doesn’t store: Company. Everything else is saved.');
  });

  test('a field with something else in it, and one that was emptied', () => {
    const reply = { ...KEPT, username: 'somebody', country: 'GB' };
    expect(findRejectedFields(SENT, reply)).toBe(
      'This server doesn’t store: Username, Country. Everything else is saved.',
    );
  });

  test('a reply with nothing', () => {
    const sent = { ...SENT, country: 'GB' };
    expect(findRejectedFields(sent, { id: 1 })).toBe(
      'This server doesn’t store: Username, Email, Full name, Company, Country.',
    );
  });

  test('nothing else is called saved when nothing else was sent', () => {
    expect(findRejectedFields({ company: 'Engines' }, { ...KEPT, company: null })).toBe(
      'This server doesn’t store: Company.',
    );
  });

  test('what is left empty needs no keeping, and what was not sent neither', () => {
    const { country: _, ...reply } = KEPT;
    expect(findRejectedFields(SENT, reply)).toBeNull();
    expect(findRejectedFields({ full_name: 'Ada Lovelace' }, { full_name: 'Ada Lovelace' })).toBeNull();
  });

  test('a new address that waits to be confirmed is kept', () => {
    const reply = { ...KEPT, email: 'before@example.com', pending_email: 'ada@example.com' };
    expect(findRejectedFields(SENT, reply)).toBeNull();
    expect(findRejectedFields(SENT, { ...reply, pending_email: undefined })).toMatch(/Email/);
  });
});
