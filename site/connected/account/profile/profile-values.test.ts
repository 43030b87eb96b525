import { describe, expect, test } from 'vitest';
import { findRejectedFields, storedValues, profileUpdate } from './profile-values.ts';

const known = { username: 'ada', email: 'ada@example.com', fullName: 'Ada', company: 'Engines', country: null };
const unchanged = {
  username: 'ada',
  email: 'ada@example.com',
  currentPassword: '',
  fullName: 'Ada',
  company: 'Engines',
  country: '',
};

test('profileUpdate contains only changed fields, and null for an emptied one', () => {
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

test('profileUpdate ignores another case or domain encoding of the email address', () => {
  const idn = { ...known, email: 'ada@xn--bcher-kva.example' };
  expect(profileUpdate({ ...unchanged, email: 'ada@bücher.example' }, idn)).toEqual({});
  expect(profileUpdate({ ...unchanged, email: 'Ada@Example.com' }, known)).toEqual({});
});

test('profileUpdate contains values that the server left out', () => {
  expect(profileUpdate(unchanged, { username: 'ada' })).toEqual({
    email: 'ada@example.com',
    full_name: 'Ada',
    company: 'Engines',
  });
});

test('storedValues returns null for missing fields', () => {
  expect(storedValues({ id: 1, email: 'ada@example.com', full_name: 'Ada Lovelace', role: null })).toEqual({
    username: null,
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    company: null,
    country: null,
  });
});

test('profileUpdate contains the current password if it was entered', () => {
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

describe('specification 7: findRejectedFields', () => {
  test('returns null if all fields are stored, ignoring case and Unicode normalization', () => {
    expect(findRejectedFields(SENT, KEPT)).toBeNull();
    expect(findRejectedFields({ email: 'ada@bücher.example' }, { email: 'ada@xn--bcher-kva.example' })).toBeNull();
    expect(findRejectedFields({ full_name: 'Zoe\u0308' }, { full_name: 'Zo\u00EB' })).toBeNull();
  });

  test('names a field that is missing in the response', () => {
    const { company: _, ...reply } = KEPT;
    expect(findRejectedFields(SENT, reply)).toBe('This server doesn’t store: Company. Everything else is saved.');
  });

  test('names fields with another value, and one that was not emptied', () => {
    const reply = { ...KEPT, username: 'somebody', country: 'GB' };
    expect(findRejectedFields(SENT, reply)).toBe(
      'This server doesn’t store: Username, Country. Everything else is saved.',
    );
  });

  test('names all fields if the response has none of them', () => {
    const sent = { ...SENT, country: 'GB' };
    expect(findRejectedFields(sent, { id: 1 })).toBe(
      'This server doesn’t store: Username, Email, Full name, Company, Country.',
    );
  });

  test('doesn’t claim that other fields are saved if none were sent', () => {
    expect(findRejectedFields({ company: 'Engines' }, { ...KEPT, company: null })).toBe(
      'This server doesn’t store: Company.',
    );
  });

  test('ignores emptied fields that are missing, and fields that were not sent', () => {
    const { country: _, ...reply } = KEPT;
    expect(findRejectedFields(SENT, reply)).toBeNull();
    expect(findRejectedFields({ full_name: 'Ada Lovelace' }, { full_name: 'Ada Lovelace' })).toBeNull();
  });

  test('accepts a new email address that still has to be confirmed', () => {
    const reply = { ...KEPT, email: 'before@example.com', pending_email: 'ada@example.com' };
    expect(findRejectedFields(SENT, reply)).toBeNull();
    expect(findRejectedFields(SENT, { ...reply, pending_email: undefined })).toMatch(/Email/);
  });
});
