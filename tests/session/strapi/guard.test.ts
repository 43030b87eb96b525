import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { EMAIL_TAKEN, WRONG_CURRENT_PASSWORD } from '../../../site/contract/messages.ts';
import { requestOf } from './replayed.ts';

/** A user in Strapi's database, with a text in place of the password's hash. */
const user = (id: number, username: string) => ({
  id,
  username,
  email: `${username}@example.test`,
  password: `password of ${username}`,
});
type User = ReturnType<typeof user>;

/** The users of each recorded group. */
const USERS: Readonly<Record<string, readonly User[]>> = {
  main: [user(1, 'alice'), user(5, 'bob')],
  extra: [user(1, 'alice'), user(2, 'bobby'), user(3, 'carol'), user(4, 'david')],
  extra2: [user(1, 'early'), user(2, 'victim'), user(3, 'later')],
};

/** The error response, or the body that Strapi's own controller receives. */
type Outcome = { readonly error: string } | { readonly updated: unknown };
type Update = (context: { readonly request: { readonly body: unknown } }) => Promise<Outcome> | Outcome;
interface Plugin {
  readonly controllers: { readonly user: { update: Update } };
}

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/strapi.md'), 'utf8');
const guardCode =
  /```js\n(\/\/ src\/extensions\/users-permissions\/strapi-server\.js\n[^]*?)```/.exec(guide)?.[1] ?? '';

/** Runs the guard of `docs/guides/strapi.md` in front of Strapi's own controller. */
async function runGuard(users: readonly User[], userId: number, id: string, body: unknown): Promise<Outcome> {
  const sandbox = {
    module: { exports: (_plugin: Plugin): Plugin => expect.fail('The guard exports no function') },
    strapi: {
      service: () => ({ validatePassword: (typed: string, hash: string) => Promise.resolve(typed === hash) }),
      db: { query: () => ({ findOne: ({ where }: { where: object }) => Promise.resolve(findUser(users, where)) }) },
    },
  };
  new Script(guardCode).runInContext(createContext(sandbox));
  const update: Update = ({ request }) => ({ updated: structuredClone(request.body) });
  const context = {
    state: { user: users.find((each) => each.id === userId) },
    params: { id },
    request: { body },
    forbidden: () => ({ error: 'Forbidden' }),
    badRequest: (message: string) => ({ error: message }),
  };
  return sandbox.module.exports({ controllers: { user: { update } } }).controllers.user.update(context);
}

/** Finds a user by the conditions of Strapi's query engine that the guard uses. */
function findUser(users: readonly User[], where: object): User | undefined {
  const matches = (value: unknown, condition: unknown): boolean =>
    typeof condition !== 'object' || condition === null
      ? value === condition
      : Object.entries(condition).every(([operator, operand]) => {
          if (operator === '$ne') return value !== operand;
          if (operator === '$eqi') return String(value).toLowerCase() === String(operand).toLowerCase();
          return expect.fail(`The test doesn't support ${operator}`);
        });
  return users.find((each) =>
    Object.entries(where).every(([field, condition]) => matches(Reflect.get(each, field), condition)),
  );
}

/** Sends a recorded `PUT /api/users/{id}` through the guard. */
async function replayed(name: string, userId: number, added: object = {}): Promise<Outcome> {
  const { path, body } = requestOf(name);
  const users = USERS[/^\[(\w+)\]/.exec(name)?.[1] ?? ''] ?? [];
  return runGuard(users, userId, path.replace('/api/users/', ''), { ...(body as object), ...added });
}

const FORBIDDEN = { error: 'Forbidden' };
const EMAIL_AS_USERNAME = { error: 'username must not contain "@"' };
const NOTHING = { updated: {} };

describe('guard of docs/guides/strapi.md', () => {
  test.for<[string, number, Outcome]>([
    ["[extra] PUT own: username = another's e-mail", 1, EMAIL_AS_USERNAME],
    ["[extra2] a LATER account sets its username to the victim's e-mail", 3, EMAIL_AS_USERNAME],
    ["[extra2] an EARLIER account sets its username to the victim's e-mail", 1, EMAIL_AS_USERNAME],
    ["[main] PUT ANOTHER's: profile field", 1, FORBIDDEN],
    ["[main] PUT ANOTHER's: e-mail", 1, FORBIDDEN],
    ["[main] PUT ANOTHER's: password", 1, FORBIDDEN],
    ["[main] PUT ANOTHER's: blocked true", 1, FORBIDDEN],
    ["[main] PUT ANOTHER's: confirmed, provider, resetPasswordToken", 1, FORBIDDEN],
    ['[main] PUT own: by documentId', 1, FORBIDDEN],
    ['[main] PUT users/me', 1, FORBIDDEN],
    ['[main] PUT own: short password', 1, NOTHING],
    ['[main] PUT own: role = staff (scalar id)', 1, NOTHING],
    ['[extra] PUT own: id, documentId, createdAt', 3, NOTHING],
    ['[extra] PUT own: provider', 3, NOTHING],
    ['[extra] PUT own: password, without the current one', 4, NOTHING],
    ['[extra2] PUT own: confirmationToken alone', 2, NOTHING],
    ['[extra2] PUT own: role by connect', 1, NOTHING],
  ])('handles %s, sent by user %i: %j', async ([name, userId, outcome]) => {
    expect(await replayed(name, userId)).toEqual(outcome);
  });

  test('requires the password to change the email address', async () => {
    const name = '[main] PUT own: username and e-mail';
    expect(await replayed(name, 1)).toEqual({ error: WRONG_CURRENT_PASSWORD });
    expect(await replayed(name, 1, { currentPassword: 'password of bob' })).toEqual({ error: WRONG_CURRENT_PASSWORD });
    expect(await replayed(name, 1, { currentPassword: 'password of alice' })).toEqual({
      updated: { username: 'alice-new', email: 'Alice.New@example.test' },
    });
  });

  const grace = { email: 'grace@example.test' };
  const ada = { email: 'Ada@Example.TEST', company: 'Engines' };
  const oldName = { username: 'Grace@Example.test', country: 'Norway' };
  test.for<[string, number, object, Outcome]>([
    ['accepts the same email address in another case', 1, ada, { updated: ada }],
    [
      'rejects an email address that is the username of another user',
      1,
      { ...grace, currentPassword: 'password of ada' },
      { error: EMAIL_TAKEN },
    ],
    ['accepts one that is the own username', 2, { ...grace, currentPassword: 'password of eve' }, { updated: grace }],
    ['lets a user keep a username that contains "@"', 2, oldName, { updated: oldName }],
  ])('%s', async ([, id, body, outcome]) => {
    const users = [user(1, 'ada'), { ...user(2, 'eve'), username: 'Grace@Example.test' }];
    expect(await runGuard(users, id, String(id), body)).toEqual(outcome);
  });
});
