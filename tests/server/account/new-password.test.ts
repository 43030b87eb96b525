import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../site/server/process/clock.ts';
import { confirm, forgot, me, post, put, refresh, reset } from '../calls.ts';
import { messageOf } from '../http.ts';
import { logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const ALICE = 'alice@example.test';

/** The code of the newest mail to set a new password. */
async function mailedCode(site: TestSite, email = ALICE): Promise<string> {
  expect((await forgot(site, email)).json()).toEqual({ ok: true });
  return (await site.mailed()).filter(({ event }) => event === 'reset-password').at(-1)?.code ?? '';
}

/** A site on which Alice has a code to set a new password. */
async function startWithCode() {
  const site = await startSite();
  await register(site, 'alice');
  return { site, code: await mailedCode(site) };
}

describe('a forgotten password', () => {
  test('is set anew with the code of the mail, and every session of before ends', async () => {
    const site = await startSite();
    const before = await register(site, 'alice');
    const code = await mailedCode(site, 'ALICE@example.test');
    expect(code).toMatch(/^[0-9a-f]{128}$/);
    const response = await reset(site, code);
    expect(response.status).toBe(200);
    const after = response.json() as unknown as SignedIn;
    expect((await me(site, after.jwt)).json()).toMatchObject({ username: 'alice' });
    expect((await me(site, before.jwt)).status).toBe(401);
    expect((await refresh(site, before.refreshToken)).status).toBe(401);
    expect((await logIn(site, 'alice', 'a brand new one')).user.id).toBe(before.user.id);
    expect((await site.mailed()).map(({ event, to }) => [event, to])).toEqual([
      ['reset-password', ALICE],
      ['password-changed', ALICE],
    ]);
  });

  test('the mail links to the site, and its code is stored nowhere', async () => {
    const site = await startSite({ config: { siteUrl: 'https://www.onset.example' } });
    await register(site, 'alice');
    const code = await mailedCode(site);
    const [mail] = site.outbox();
    expect(mail?.text).toContain(`https://www.onset.example/reset-password?code=${code}`);
    const stored = JSON.stringify([
      await site.database.selectFrom('codes').selectAll().execute(),
      await site.database.selectFrom('mails').selectAll().execute(),
    ]);
    expect(stored).not.toContain(code);
    expect(site.logged.join('')).not.toContain(code);
    expect(site.logged.join('')).not.toContain('example.test');
  });

  test.for([
    [
      'superseded by one that was used',
      async (site: TestSite) => {
        await reset(site, await mailedCode(site), 'the first new one');
      },
    ],
    ['run out', (site: TestSite) => Promise.resolve(site.wait(HOUR))],
  ] as const)('a code is rejected that was %s', async ([, happens]) => {
    const { site, code } = await startWithCode();
    await happens(site);
    const response = await reset(site, code);
    expect([response.status, messageOf(response)]).toEqual([400, 'Incorrect code provided']);
  });

  test('a code is void once the password or the address was changed', async () => {
    const site = await startSite();
    const { jwt } = await register(site, 'alice');
    const code = await mailedCode(site);
    const change = {
      currentPassword: passwordOf('alice'),
      password: 'changed by hand',
      passwordConfirmation: 'changed by hand',
    };
    const changed = await post(site, '/api/auth/change-password', change, jwt);
    expect((await reset(site, code)).status).toBe(400);
    const second = await mailedCode(site);
    const { user, jwt: next } = changed.json() as unknown as SignedIn;
    await put(site, user.id, next, { email: 'elsewhere@example.test', currentPassword: 'changed by hand' });
    const link = (await site.mailed()).find(({ event }) => event === 'confirm-new-email');
    await confirm(site, link?.code ?? '');
    expect((await reset(site, second)).status).toBe(400);
  });

  test('of two who use one code at once, one gets in', async () => {
    const { site, code } = await startWithCode();
    const responses = await Promise.all([
      reset(site, code, 'the first new one'),
      reset(site, code, 'the second new one'),
    ]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('nothing tells whether there is such an account, and an unknown address gets no mail', async () => {
    const site = await startSite();
    await register(site, 'alice');
    const [known, unknown] = [await forgot(site, ALICE), await forgot(site, 'nobody@example.test')];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect((await site.mailed()).map(({ to }) => to)).toEqual([ALICE]);
    expect(await site.database.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('a blocked user gets no mail, and their code is no good', async () => {
    const { site, code } = await startWithCode();
    await site.database.updateTable('users').set({ blocked: 1 }).execute();
    expect((await reset(site, code)).status).toBe(400);
    await forgot(site, ALICE);
    expect(await site.mailed()).toHaveLength(1);
  });

  test('nobody’s mailbox is filled: after five mails there is a pause that grows', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    const ask = (index: number) =>
      site.send('/api/auth/forgot-password', {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
        body: { email: ALICE },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await ask(index)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask(7)).headers['retry-after']).toBe('60');
    site.wait(MINUTE);
    expect((await ask(8)).status).toBe(200);
    expect((await ask(9)).headers['retry-after']).toBe('120');
  });
});
