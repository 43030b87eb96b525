import { expect, test, describe } from 'vitest';
import {
  userSchema,
  changePasswordResponseSchema,
  loginResponseSchema,
  refreshResponseSchema,
} from '../../contract/account.ts';
import { toUser, isProfile, isProfileUpdate, readTokens, readUser } from './user.ts';

const USER = {
  id: 1,
  email: 'ada@example.com',
  username: 'ada',
  role: { name: 'Customer', id: 4 },
  paddle_customer_id: 'ctm_1',
  full_name: 'Ada',
  company: 'Engines',
  country: 'GB',
  documentId: 'x',
};
const TEXTS = ['email', 'username', 'paddle_customer_id', 'full_name', 'company', 'country'];

test('toUser returns a user of the contract unchanged, with all fields', () => {
  expect(Object.keys(USER)).toEqual(expect.arrayContaining(Object.keys(userSchema.def.shape)));
  expect(JSON.stringify(toUser(USER))).toBe(JSON.stringify(USER));
  expect(toUser({ id: 1, email: 'a' })).toEqual({ id: 1, email: 'a' });
});

test.each(TEXTS)('toUser converts a number in %s to text, and replaces other values by null', (name) => {
  expect(toUser({ ...USER, [name]: 42 })[name]).toBe('42');
  for (const odd of [null, true, [], {}]) expect(toUser({ ...USER, [name]: odd })[name]).toBeNull();
});

test.each([
  ['null', null, null],
  ['a text is its name', 'Customer', { name: 'Customer' }],
  ['an empty text', '', null],
  ['an object without a name', { id: 4 }, null],
  ['a name that is none', { name: 7 }, null],
  ['a list', ['Customer'], null],
])('role: %s', (_, role, expected) => {
  expect(toUser({ ...USER, role }).role).toEqual(expected);
});

test.each([null, '', {}, [], true])('toUser omits the invalid ID %j', (id) => {
  expect(toUser({ ...USER, id })).not.toHaveProperty('id');
});

test.each([0, 7, 'a text'])('toUser accepts the ID %j', (id) => {
  expect(toUser({ ...USER, id })).toHaveProperty('id', id);
});

const ADA = { id: 1, email: 'ada@example.com' };
const ODD_VALUES = [undefined, null, '', 0, 7, true, [], {}, 'text'];

describe('responses that the contract allows are parsed completely', () => {
  test.each([
    ['a login', loginResponseSchema, { jwt: 'j', refreshToken: 'r', user: ADA }],
    ['a login without a refresh token', loginResponseSchema, { jwt: 'j', user: ADA }],
    ['a refresh', refreshResponseSchema, { jwt: 'j', refreshToken: 'r' }],
    ['a change of password', changePasswordResponseSchema, { jwt: 'j', refreshToken: 'r', user: ADA }],
    ['a change of password without tokens', changePasswordResponseSchema, {}],
  ])('%s', (_, schema, response) => {
    const { jwt, refreshToken, user }: { jwt?: string; refreshToken?: string; user?: object } = response;
    expect(schema.safeParse(response).success).toBe(true);
    expect(readTokens(response)).toEqual({ jwt, refreshToken });
    expect(readUser(response)).toBe(user);
  });
});

test('readTokens parses each token independently of other fields', () => {
  for (const odd of ODD_VALUES.slice(0, -1)) {
    expect(readTokens({ jwt: 'j', refreshToken: odd, user: odd })).toEqual({ jwt: 'j', refreshToken: undefined });
    expect(readTokens({ jwt: odd, refreshToken: 'r', user: odd })).toEqual({ jwt: undefined, refreshToken: 'r' });
  }
  for (const odd of ODD_VALUES) expect(Object.values(readTokens(odd)).filter(Boolean)).toEqual([]);
});

test('readUser accepts only an object', () => {
  expect(readUser({ user: {} })).toEqual({});
  for (const odd of [null, 'text', [ADA], undefined]) expect(readUser({ user: odd })).toBeUndefined();
  expect(readUser(null)).toBeUndefined();
});

test('isProfile requires only an ID', () => {
  expect([ADA, { id: 'x' }, { id: 0, email: 7 }].every(isProfile)).toBe(true);
  expect([{}, { id: null }, { data: ADA }, [ADA], null, 'text', { email: 'a' }].some(isProfile)).toBe(false);
});

test('isProfileUpdate accepts any fields, but no invalid ID or email address', () => {
  expect([{}, ADA, { email: null }, { company: 7 }].every(isProfileUpdate)).toBe(true);
  expect([{ id: null }, { id: {} }, { email: 7 }, [], null, 'text'].some(isProfileUpdate)).toBe(false);
});
