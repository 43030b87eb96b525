import { expect, test, vi } from 'vitest';
import { FakeBrowser } from '../../../tests/session/fake-browser.ts';
import type { RegisterRequest } from '../../contract/account.ts';
import { HttpError } from '../http.ts';
import { registerWithConsent } from './auth.ts';

const request = { username: 'ada', email: 'ada@example.com', password: 'correct horse', consent: '2026-11-22' };
const { consent: _, ...withoutConsent } = request;
const REFUSED = 'Invalid parameters: consent';
const TAKEN = 'Email or Username are already taken';

const visit = () => new FakeBrowser().tab().storage;
const blocked = () => {
  throw new Error('Access is denied');
};

/** Registers with a server that rejects a consent with a message. Returns the bodies it received, and the error. */
async function register(message?: string, getStorage: Parameters<typeof registerWithConsent>[2] = visit) {
  const send = vi.fn<(body: RegisterRequest) => Promise<void>>(async ({ consent }) => {
    if (message && consent) throw new HttpError({ status: 400, message, details: [] });
  });
  const error = await registerWithConsent(request, send, getStorage).catch((reason: Error) => reason.message);
  return { sent: send.mock.calls.flat(), error };
}

test.each([
  ['the consent is sent', undefined, visit, [request], undefined],
  [
    'a server that doesn’t know the field is called again without it',
    REFUSED,
    visit,
    [request, withoutConsent],
    undefined,
  ],
  ['registration works if storage is blocked', REFUSED, blocked, [request, withoutConsent], undefined],
  ['other errors are passed on, and nothing is sent again', TAKEN, visit, [request], TAKEN],
])('%s', async (_title, message, getStorage, sent, error) => {
  expect(await register(message, getStorage)).toEqual({ sent, error });
});

test('a rejection is remembered for the visit, so the next attempt is one request', async () => {
  const storage = visit();
  await register(REFUSED, () => storage);
  expect(await register(REFUSED, () => storage)).toEqual({ sent: [withoutConsent], error: undefined });
});
