import { expect, test } from 'vitest';
import {
  userSchema,
  changePasswordResponseSchema,
  loginResponseSchema,
  refreshResponseSchema,
} from '../../contract/account.ts';
import { toUser, isProfile, isProfileUpdate, readTokens, readUser } from './user.ts';

const TEXTS = ['email', 'username', 'paddle_customer_id', 'full_name', 'company', 'country'];
const ADA = { id: 1, email: 'ada@example.com' };
const USER = {
  ...ADA,
  ...Object.fromEntries(TEXTS.map((name) => [name, `a text for ${name}`])),
  role: { name: 'Customer', id: 4 },
  documentId: 'x',
};
const ODD_VALUES = [undefined, null, '', 0, 7, true, [], {}, 'text'];

test('toUser returns a user of the contract unchanged, with all fields', () => {
  expect(Object.keys(USER)).toEqual(expect.arrayContaining(Object.keys(userSchema.def.shape)));
  expect(JSON.stringify(toUser(USER))).toBe(JSON.stringify(USER));
  expect(toUser(ADA)).toStrictEqual(ADA);
});

test.each(TEXTS)('toUser converts a number in %s to text, and replaces other values by null', (name) => {
  expect(toUser({ ...USER, [name]: 42 })[name]).toBe('42');
  for (const odd of [null, true, [], {}]) expect(toUser({ ...USER, [name]: odd })[name]).toBeNull();
});

test('toUser converts a role that is a text, and replaces one without a name by null', () => {
  expect(toUser({ role: 'Customer' })).toEqual({ role: { name: 'Customer' } });
  for (const role of [null, '', { id: 4 }, { name: 7 }, ['Customer']]) expect(toUser({ role })).toEqual({ role: null });
});

test('toUser keeps a valid ID and omits an invalid one', () => {
  for (const id of [0, 7, 'a text']) expect(toUser({ id })).toStrictEqual({ id });
  for (const id of [null, '', {}, [], true]) expect(toUser({ id })).toStrictEqual({});
});

test.each([
  ['a login', loginResponseSchema, { jwt: 'j', refreshToken: 'r', user: ADA }],
  ['a login without a refresh token', loginResponseSchema, { jwt: 'j', user: ADA }],
  ['a refresh', refreshResponseSchema, { jwt: 'j', refreshToken: 'r' }],
  ['a change of password', changePasswordResponseSchema, { jwt: 'j', refreshToken: 'r', user: ADA }],
  ['a change of password without tokens', changePasswordResponseSchema, {}],
])('a response that the contract allows is parsed completely: %s', (_, schema, response) => {
  const { jwt, refreshToken, user }: { jwt?: string; refreshToken?: string; user?: object } = response;
  expect(schema.safeParse(response).success).toBe(true);
  expect(readTokens(response)).toEqual({ jwt, refreshToken });
  expect(readUser(response)).toBe(user);
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
