import { expect, test } from 'vitest';
import type { RegisterRequest } from '../../contract/account.ts';
import { HttpError } from '../http.ts';
import { registerWithConsent } from './auth.ts';
import type { StorageLike } from '../storage.ts';

const request = { username: 'ada', email: 'ada@example.com', password: 'correct horse', consent: '2026-11-22' };
const { consent: _, ...withoutConsent } = request;

/** Returns a storage like `sessionStorage`. */
function visitStorage(): StorageLike {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Registers with a server that rejects a consent with a message; returns the bodies it received. */
async function bodiesSent(message?: string, getStorage: () => StorageLike = visitStorage) {
  const sent: RegisterRequest[] = [];
  const send = (body: RegisterRequest) => {
    sent.push(body);
    if (message === undefined || body.consent === undefined) return Promise.resolve();
    return Promise.reject(new HttpError({ status: 400, message, details: [] }));
  };
  const error: unknown = await registerWithConsent(request, send, getStorage).catch((reason: unknown) => reason);
  return { sent, error };
}

const REFUSED = 'Invalid parameters: consent';

test('the consent is sent', async () => {
  expect(await bodiesSent()).toEqual({ sent: [request], error: undefined });
});

test('a server that doesn’t know the field receives the registration again without it', async () => {
  expect(await bodiesSent(REFUSED)).toEqual({ sent: [request, withoutConsent], error: undefined });
});

test('a rejection is remembered for the visit, so the next attempt is one request', async () => {
  const storage = visitStorage();
  await bodiesSent(REFUSED, () => storage);
  expect(await bodiesSent(REFUSED, () => storage)).toEqual({ sent: [withoutConsent], error: undefined });
});

test('registration works if storage is blocked', async () => {
  const blocked = () => {
    throw new Error('Access is denied');
  };
  expect(await bodiesSent(REFUSED, blocked)).toEqual({ sent: [request, withoutConsent], error: undefined });
});

test('other errors are passed on, and nothing is sent again', async () => {
  const { sent, error } = await bodiesSent('Email or Username are already taken');
  expect(sent).toHaveLength(1);
  expect(error).toHaveProperty('message', 'Email or Username are already taken');
});
