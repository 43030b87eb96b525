import { expect, test } from 'vitest';
import {
  accountExportSchema,
  commonsPageSchema,
  commonsResponseSchema,
  confirmationSentResponseSchema,
  endSessionResponseSchema,
  errorResponseSchema,
  loginResponseSchema,
  okResponseSchema,
  refreshResponseSchema,
  sessionsResponseSchema,
  userSchema,
} from '../../site/contract/account.ts';
import { forgot, me, post, refresh } from './calls.ts';
import { bearer, passwordOf, register } from './people.ts';
import { startSite } from './site.ts';

const EMAIL = 'alice@example.test';

test('responses match the schemas of the contract', async () => {
  const site = await startSite();
  const { jwt, refreshToken } = await register(site, 'alice');
  const get = (path: string) => site.send(path, { headers: bearer(jwt) });
  const login = () => post(site, '/api/auth/local', { identifier: 'alice', password: passwordOf('alice') });
  const [id] = (await get('/api/auth/sessions')).text.match(/[0-9a-f]{32}/) ?? [];
  for (const [schema, response] of [
    [loginResponseSchema, await login()],
    [refreshResponseSchema, await refresh(site, refreshToken)],
    [userSchema, await me(site, jwt)],
    [sessionsResponseSchema, await get('/api/auth/sessions')],
    [commonsResponseSchema, await get('/api/commons')],
    [commonsPageSchema, await get('/api/commons?fields=key')],
    [accountExportSchema, await get('/api/account/export')],
    [okResponseSchema, await forgot(site, EMAIL)],
    [confirmationSentResponseSchema, await post(site, '/api/auth/send-email-confirmation', { email: EMAIL })],
    [errorResponseSchema, await get('/api/nowhere')],
    [errorResponseSchema, await post(site, '/api/auth/local', {})],
    [endSessionResponseSchema, await site.send(`/api/auth/sessions/${id}`, { method: 'DELETE', headers: bearer(jwt) })],
  ] as const)
    expect([schema.safeParse(response.json()).success, response.text]).toEqual([true, response.text]);
});
