import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { EMAIL_TAKEN, WRONG_CURRENT_PASSWORD } from '../../../site/contract/messages.ts';
import { requestOf } from './replayed.ts';

/** A user as the database of a Strapi has it; the password stands for its hash. */
interface StoredUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** The users of the recording, by the names in its requests. */
const USERS: Readonly<Record<string, readonly StoredUser[]>> = {
  main: [user(1, 'alice'), user(5, 'bob')],
  extra: [user(1, 'alice'), user(2, 'bobby'), user(3, 'carol'), user(4, 'david')],
  extra2: [user(1, 'early'), user(2, 'victim'), user(3, 'later')],
};

function user(id: number, username: string): StoredUser {
  return { id, username, email: `${username}@example.test`, password: `password of ${username}` };
}

/** What becomes of a request: an error response, or the body that Strapi's own controller gets. */
type Outcome = { readonly error: string } | { readonly updated: unknown };

interface Context {
  readonly state: { readonly user: StoredUser | undefined };
  readonly params: { readonly id: string };
  readonly request: { body: unknown };
  readonly forbidden: () => Outcome;
  readonly badRequest: (message: string) => Outcome;
}

interface Plugin {
  readonly controllers: { readonly user: { update: (context: Context) => Promise<Outcome> | Outcome } };
}

/** Runs the guard of `docs/guides/strapi.md` in front of Strapi's own controller. */
async function guarded(users: readonly StoredUser[], userId: number, id: string, body: unknown): Promise<Outcome> {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/guides/strapi.md'), 'utf8');
  const code = /```js\n(\/\/ src\/extensions\/users-permissions\/strapi-server\.js\n[^]*?)```/.exec(document)?.[1];
  const sandbox = {
    module: { exports: (_plugin: Plugin): Plugin => expect.fail('The guard exports no function') },
    strapi: {
      service: () => ({ validatePassword: (typed: string, hash: string) => Promise.resolve(typed === hash) }),
      db: { query: () => ({ findOne: ({ where }: { where: Where }) => Promise.resolve(find(users, where)) }) },
    },
  };
  new Script(code ?? '').runInContext(createContext(sandbox));
  const plugin: Plugin = {
    controllers: { user: { update: ({ request }) => ({ updated: structuredClone(request.body) }) } },
  };
  return sandbox.module.exports(plugin).controllers.user.update({
    state: { user: users.find((each) => each.id === userId) },
    params: { id },
    request: { body },
    forbidden: () => ({ error: 'Forbidden' }),
    badRequest: (message) => ({ error: message }),
  });
}

/** The conditions of Strapi's query engine that the guard uses. */
type Where = Readonly<Record<string, unknown>>;

function find(users: readonly StoredUser[], where: Where): StoredUser | null {
  const matches = (value: unknown, condition: unknown): boolean => {
    if (typeof condition !== 'object' || condition === null) return value === condition;
    return Object.entries(condition).every(([operator, operand]) => {
      if (operator === '$ne') return value !== operand;
      if (operator === '$eqi') return String(value).toLowerCase() === String(operand).toLowerCase();
      return expect.fail(`The test doesn't know ${operator}`);
    });
  };
  return (
    users.find((each) =>
      Object.entries(where).every(([field, condition]) => matches(Reflect.get(each, field), condition)),
    ) ?? null
  );
}

/** The outcome of a recorded `PUT /api/users/{id}`, sent by the user of the recording, in front of which the guard is. */
async function replayed(name: string, userId: number, added: object = {}): Promise<Outcome> {
  const { path, body } = requestOf(name);
  const group = /^\[(\w+)\]/.exec(name)?.[1] ?? '';
  return guarded(USERS[group] ?? [], userId, path.replace('/api/users/', ''), { ...(body as object), ...added });
}

describe('the guard of docs/guides/strapi.md, in front of recorded requests', () => {
  test.each([
    ["[extra] PUT own: username = another's e-mail", 1],
    ["[extra2] a LATER account sets its username to the victim's e-mail", 3],
    ["[extra2] an EARLIER account sets its username to the victim's e-mail", 1],
  ] as const)('rejects an email address as a username: %s', async (name, userId) => {
    expect(await replayed(name, userId)).toEqual({ error: 'username must not contain "@"' });
  });

  test.each([
    "[main] PUT ANOTHER's: profile field",
    "[main] PUT ANOTHER's: e-mail",
    "[main] PUT ANOTHER's: password",
    "[main] PUT ANOTHER's: blocked true",
    "[main] PUT ANOTHER's: confirmed, provider, resetPasswordToken",
    '[main] PUT own: by documentId',
    '[main] PUT users/me',
  ])('rejects every id but the own one: %s', async (name) => {
    expect(await replayed(name, 1)).toEqual({ error: 'Forbidden' });
  });

  test.each([
    ['[main] PUT own: short password', 1],
    ['[main] PUT own: role = staff (scalar id)', 1],
    ['[extra] PUT own: id, documentId, createdAt', 3],
    ['[extra] PUT own: provider', 3],
    ['[extra] PUT own: password, without the current one', 4],
    ['[extra2] PUT own: confirmationToken alone', 2],
    ['[extra2] PUT own: role by connect', 1],
  ] as const)('passes on profile fields only: %s', async (name, userId) => {
    expect(await replayed(name, userId)).toEqual({ updated: {} });
  });

  test('asks for the password before another email address is stored', async () => {
    const name = '[main] PUT own: username and e-mail';
    expect(await replayed(name, 1)).toEqual({ error: WRONG_CURRENT_PASSWORD });
    expect(await replayed(name, 1, { currentPassword: 'password of bob' })).toEqual({ error: WRONG_CURRENT_PASSWORD });
    expect(await replayed(name, 1, { currentPassword: 'password of alice' })).toEqual({
      updated: { username: 'alice-new', email: 'Alice.New@example.test' },
    });
  });
});

describe('the guard of docs/guides/strapi.md', () => {
  const users = [user(1, 'ada'), { ...user(2, 'eve'), username: 'Grace@Example.test' }];

  test('takes an email address in another case for the same one', async () => {
    const body = { email: 'Ada@Example.TEST', company: 'Engines' };
    expect(await guarded(users, 1, '1', body)).toEqual({ updated: body });
  });

  test('rejects an email address that is the username of another user, in any case', async () => {
    const body = { email: 'grace@example.test', currentPassword: 'password of ada' };
    expect(await guarded(users, 1, '1', body)).toEqual({ error: EMAIL_TAKEN });
    const own = { email: 'grace@example.test', currentPassword: 'password of eve' };
    expect(await guarded(users, 2, '2', own)).toEqual({ updated: { email: 'grace@example.test' } });
  });

  test('lets a user keep a username that was an email address before', async () => {
    const body = { username: 'Grace@Example.test', country: 'Norway' };
    expect(await guarded(users, 2, '2', body)).toEqual({ updated: body });
  });
});
