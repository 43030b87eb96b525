import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { EMAIL_TAKEN, WRONG_CURRENT_PASSWORD } from '../../../site/contract/messages.ts';
import { findRecorded } from './replayed.ts';

/** Users in Strapi's database, with a text in place of the password's hash. */
const USERS = ['alice', 'Eve@Example.test', 'carol', 'david'].map((username, at) => {
  const name = username.replace(/@.*/, '').toLowerCase();
  return { id: at + 1, username, email: `${name}@mail.test`, password: `password of ${name}` };
});

/** The conditions that the guard uses of Strapi's query engine. */
type Where = { id: number } | { id: { $ne: number }; username: { $eqi: string } };
/** The error response, or the body that Strapi's own controller receives. */
type Outcome = { readonly error: string } | { readonly updated: unknown };
type Update = (context: { readonly request: { readonly body: unknown } }) => Promise<Outcome> | Outcome;
type Plugin = Record<'controllers', Record<'user', Record<'update', Update>>>;

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/strapi.md'), 'utf8');
const guardCode =
  /```js\n(\/\/ src\/extensions\/users-permissions\/strapi-server\.js\n[^]*?)```/.exec(guide)?.[1] ?? '';

function findUser(where: Where) {
  if (!('username' in where)) return USERS.find(({ id }) => id === where.id);
  const username = where.username.$eqi.toLowerCase();
  return USERS.find((each) => each.id !== where.id.$ne && each.username.toLowerCase() === username);
}

/** Sends a body to `PUT /api/users/{id}`, through the guard of `docs/guides/strapi.md` to Strapi's own controller. */
async function update(userId: number, body: object, id = String(userId)): Promise<Outcome> {
  const sandbox = {
    module: { exports: (_plugin: Plugin): Plugin => expect.fail('The guard exports no function') },
    strapi: {
      service: () => ({ validatePassword: (typed: string, hash: string) => Promise.resolve(typed === hash) }),
      db: { query: () => ({ findOne: ({ where }: { where: Where }) => Promise.resolve(findUser(where)) }) },
    },
  };
  new Script(guardCode).runInContext(createContext(sandbox));
  const ownController: Update = ({ request }) => ({ updated: structuredClone(request.body) });
  const context = {
    state: { user: findUser({ id: userId }) },
    params: { id },
    request: { body },
    forbidden: () => ({ error: 'Forbidden' }),
    badRequest: (message: string) => ({ error: message }),
  };
  const plugin = sandbox.module.exports({ controllers: { user: { update: ownController } } });
  return plugin.controllers.user.update(context);
}

/** Sends a recorded request. */
function replay(name: string, userId: number, added: object = {}): Promise<Outcome> {
  const { path, body } = findRecorded(name).request;
  return update(userId, { ...(body as object), ...added }, path.replace('/api/users/', ''));
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
    expect(await replay(name, userId)).toEqual(outcome);
  });

  test('requires the password to change the email address', async () => {
    const name = '[main] PUT own: username and e-mail';
    expect(await replay(name, 1)).toEqual({ error: WRONG_CURRENT_PASSWORD });
    expect(await replay(name, 1, { currentPassword: 'password of eve' })).toEqual({ error: WRONG_CURRENT_PASSWORD });
    expect(await replay(name, 1, { currentPassword: 'password of alice' })).toEqual({
      updated: { username: 'alice-new', email: 'Alice.New@example.test' },
    });
  });

  const sameEmail = { email: 'Alice@Mail.TEST', company: 'Engines' };
  const evesName = { email: 'eve@example.test' };
  const sameName = { username: 'Eve@Example.test', country: 'Norway' };
  test.for<[string, number, object, Outcome]>([
    ['accepts the same email address in another case', 1, sameEmail, { updated: sameEmail }],
    [
      'rejects an email address that is the username of another user',
      1,
      { ...evesName, currentPassword: 'password of alice' },
      { error: EMAIL_TAKEN },
    ],
    [
      'accepts one that is the own username',
      2,
      { ...evesName, currentPassword: 'password of eve' },
      { updated: evesName },
    ],
    ['lets a user keep a username that contains "@"', 2, sameName, { updated: sameName }],
  ])('%s', async ([, userId, body, outcome]) => {
    expect(await update(userId, body)).toEqual(outcome);
  });
});
