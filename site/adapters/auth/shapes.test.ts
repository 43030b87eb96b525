import { describe, expect, test } from 'vitest';
import { changePasswordReplySchema, loginReplySchema, refreshReplySchema, userSchema } from '../../contract/account.ts';
import { isChangePasswordReply, isLoginReply, isRefreshReply, isUser } from './shapes.ts';

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
const LOGIN = { jwt: 'jwt', user: USER, refreshToken: 'refresh' };

const ODD_VALUES = [
  undefined,
  null,
  '',
  'text',
  0,
  7,
  true,
  [],
  {},
  { name: 'n' },
  { name: 7 },
  USER,
  { ...USER, id: null },
];

/** Every change of one field of a good value, and a few values that are nothing like it. */
function variants(good: Record<string, unknown>, fields: string[]): unknown[] {
  const changed = fields.flatMap((field) => ODD_VALUES.map((odd) => ({ ...good, [field]: odd })));
  const without = fields.map((field) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== field)));
  return [good, ...changed, ...without, ...ODD_VALUES, [good]];
}

// The fields come from the contract, so a field added there and not here fails this test.
describe.each([
  ['user', isUser, userSchema, USER],
  ['login reply', isLoginReply, loginReplySchema, LOGIN],
  ['refresh reply', isRefreshReply, refreshReplySchema, { jwt: 'jwt', refreshToken: 'refresh' }],
  ['change-password reply', isChangePasswordReply, changePasswordReplySchema, LOGIN],
] as const)('%s', (_, is, schema, good) => {
  const fields = Object.keys(schema.def.shape);

  test('the good value has every field of the contract', () => {
    expect(Object.keys(good)).toEqual(expect.arrayContaining(fields));
  });

  test('the check and the contract say the same of every variant', () => {
    const disagreements = variants(good, fields).filter((value) => is(value) !== schema.safeParse(value).success);
    expect(disagreements).toEqual([]);
  });

  test('both answers occur', () => {
    expect(new Set(variants(good, fields).map((value) => is(value)))).toEqual(new Set([true, false]));
  });
});
