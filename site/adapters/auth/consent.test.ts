import { expect, test } from 'vitest';
import type { RegisterRequest } from '../../contract/account.ts';
import { HttpError } from '../http/index.ts';
import { registerWithConsent } from './consent.ts';

const request = { username: 'ada', email: 'ada@example.com', password: 'correct horse', consent: '2026-11-22' };

/** Registers with a server that rejects the first request with a message; returns what was sent. */
async function sentTo(message?: string): Promise<{ sent: RegisterRequest[]; error: unknown }> {
  const sent: RegisterRequest[] = [];
  const error: unknown = await registerWithConsent(request, (body) => {
    sent.push(body);
    if (message === undefined || sent.length > 1) return Promise.resolve();
    return Promise.reject(new HttpError({ status: 400, message, details: [] }));
  }).catch((reason: unknown) => reason);
  return { sent, error };
}

test('the consent is sent', async () => {
  expect(await sentTo()).toEqual({ sent: [request], error: undefined });
});

test('a server that does not know the field gets the registration without it', async () => {
  const { sent, error } = await sentTo('Invalid parameters: consent');
  const { consent: _, ...without } = request;
  expect([sent, error]).toEqual([[request, without], undefined]);
});

test('any other error is the visitor’s to know, and nothing is sent again', async () => {
  const { sent, error } = await sentTo('Email or Username are already taken');
  expect(sent).toHaveLength(1);
  expect(error).toHaveProperty('message', 'Email or Username are already taken');
});
