import { expect, test } from 'vitest';
import { userSchema } from '../../contract/account.ts';
import { toUser } from './user.ts';

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

test('a user of the contract is kept as it is, with every field of it', () => {
  expect(Object.keys(USER)).toEqual(expect.arrayContaining(Object.keys(userSchema.def.shape)));
  expect(JSON.stringify(toUser(USER))).toBe(JSON.stringify(USER));
  expect(toUser({ id: 1, email: 'a' })).toEqual({ id: 1, email: 'a' });
});

test.each(TEXTS)('%s: a number is written as text, null stays, and what is neither is null', (name) => {
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

test.each([null, '', {}, [], true])('an id of %j is left out', (id) => {
  expect(toUser({ ...USER, id })).not.toHaveProperty('id');
});

test.each([0, 7, 'a text'])('an id of %j is one', (id) => {
  expect(toUser({ ...USER, id })).toHaveProperty('id', id);
});
