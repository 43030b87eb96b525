import { beforeEach, expect, test } from 'vitest';
import { InvalidResponseError } from '../../site/adapters/http/index.ts';
import { ADA, json } from './account-server.ts';
import { AS_ADA, FORM, openScene } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;

beforeEach(() => {
  scene = openScene();
});

test.each([
  [{ user: ADA }],
  [{ user: { ...ADA, confirmed: true } }],
  [{ jwt: '', user: { ...ADA, confirmed: false } }],
  [{ jwt: 'x' }],
])('not every response without token and user asks to confirm the address: %j', async (response) => {
  scene.server.on('POST /api/auth/local/register', () => json(response));
  await expect(scene.auth.register(FORM)).rejects.toThrow(InvalidResponseError);
});

test('only a registration asks to confirm the address: a log-in and a reset without a token are invalid', async () => {
  const unconfirmed = (): Response => json({ user: { ...ADA, confirmed: false } });
  scene.server.on('POST /api/auth/local', unconfirmed);
  scene.server.on('POST /api/auth/reset-password', unconfirmed);
  const { auth } = scene;
  await expect(auth.login(AS_ADA)).rejects.toThrow(InvalidResponseError);
  await expect(auth.resetPassword({ code: 'abc', password: 'better' })).rejects.toThrow(InvalidResponseError);
});

test('a reset of the password sends the code and the password twice, and keeps the session it gets', async () => {
  scene.server.on('POST /api/auth/reset-password', () => json({ jwt: 'new', refreshToken: 'new refresh', user: ADA }));
  await scene.auth.resetPassword({ code: 'abc', password: 'a new password' });
  expect(scene.server.calls).toMatchObject([
    { bearer: null, body: { code: 'abc', password: 'a new password', passwordConfirmation: 'a new password' } },
  ]);
  expect(scene.browser.stored()).toEqual(['new', JSON.stringify(ADA), 'new refresh']);
});

test('the deletion of an account sends the password', async () => {
  await scene.auth.login(AS_ADA);
  scene.server.on('POST /api/account/delete', () => json({ ok: true }));
  await scene.auth.deleteAccount('correct horse battery');
  expect(scene.server.calls.at(-1)).toMatchObject({ bearer: 'jwt-1', body: { password: 'correct horse battery' } });
});
