import { describe, expect, test } from 'vitest';
import { changePasswordResponseSchema, loginResponseSchema, refreshResponseSchema } from '../../contract/account.ts';
import { isProfile, isProfileChange, tokensOf, userOf } from './shapes.ts';

const USER = { id: 1, email: 'ada@example.com' };
const ODD_VALUES = [undefined, null, '', 0, 7, true, [], {}, 'text'];

describe('what the contract allows is read whole', () => {
  test.each([
    ['a login', loginResponseSchema, { jwt: 'j', refreshToken: 'r', user: USER }],
    ['a login without a refresh token', loginResponseSchema, { jwt: 'j', user: USER }],
    ['a refresh', refreshResponseSchema, { jwt: 'j', refreshToken: 'r' }],
    ['a change of password', changePasswordResponseSchema, { jwt: 'j', refreshToken: 'r', user: USER }],
    ['a change of password without tokens', changePasswordResponseSchema, {}],
  ])('%s', (_, schema, response) => {
    const { jwt, refreshToken, user }: { jwt?: string; refreshToken?: string; user?: object } = response;
    expect(schema.safeParse(response).success).toBe(true);
    expect(tokensOf(response)).toEqual({ jwt, refreshToken });
    expect(userOf(response)).toBe(user);
  });
});

test('each token is read by itself, whatever else is odd', () => {
  for (const odd of ODD_VALUES.slice(0, -1)) {
    expect(tokensOf({ jwt: 'j', refreshToken: odd, user: odd })).toEqual({ jwt: 'j', refreshToken: undefined });
    expect(tokensOf({ jwt: odd, refreshToken: 'r', user: odd })).toEqual({ jwt: undefined, refreshToken: 'r' });
  }
  for (const odd of ODD_VALUES) expect(Object.values(tokensOf(odd)).filter(Boolean)).toEqual([]);
});

test('a user is an object', () => {
  expect(userOf({ user: {} })).toEqual({});
  for (const odd of [null, 'text', [USER], undefined]) expect(userOf({ user: odd })).toBeUndefined();
  expect(userOf(null)).toBeUndefined();
});

test('a profile has an id; what else it has, another place looks at', () => {
  expect([USER, { id: 'x' }, { id: 0, email: 7 }].every(isProfile)).toBe(true);
  expect([{}, { id: null }, { data: USER }, [USER], null, 'text', { email: 'a' }].some(isProfile)).toBe(false);
});

test('a change of the profile may have any of its fields, but no id and no address that are none', () => {
  expect([{}, USER, { email: null }, { company: 7 }].every(isProfileChange)).toBe(true);
  expect([{ id: null }, { id: {} }, { email: 7 }, [], null, 'text'].some(isProfileChange)).toBe(false);
});
