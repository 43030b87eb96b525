import { expect, test } from 'vitest';
import { post } from './calls.ts';
import { bearer } from './people.ts';
import type { SignedIn } from './people.ts';
import { startSite } from './site.ts';

const person = { username: 'alice', email: 'alice@example.test', password: 'password of alice' };

const exportOf = async (site: Awaited<ReturnType<typeof startSite>>, { jwt }: SignedIn) =>
  (await site.send('/api/account/export', { headers: bearer(jwt) })).json();

test('the consent to the terms is kept with its version and its moment, and is in the own data', async () => {
  const site = await startSite();
  const response = await post(site, '/api/auth/local/register', { ...person, consent: '2026-11-22' });
  const at = new Date(site.now()).toISOString();
  expect(response.status).toBe(200);
  expect(response.text).not.toContain('2026-11-22"');
  expect(await site.database.selectFrom('users').select(['consent_version', 'consented_at']).execute()).toEqual([
    { consent_version: '2026-11-22', consented_at: at },
  ]);
  expect(await exportOf(site, response.json() as unknown as SignedIn)).toMatchObject({
    consent: { version: '2026-11-22', at },
  });
});

test('other clients register without it, as before', async () => {
  const site = await startSite();
  const response = await post(site, '/api/auth/local/register', person);
  expect(response.status).toBe(200);
  expect(await exportOf(site, response.json() as unknown as SignedIn)).toMatchObject({ consent: null });
});
