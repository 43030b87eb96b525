import { describe, expect, test } from 'vitest';
import { DAY } from '../../site/server/clock.ts';
import { follow, forgot, me, post, put, reset } from './calls.ts';
import { messageOf } from './http.ts';
import { bearer, logIn, passwordOf } from './people.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const ALICE = 'alice@example.test';
const start = () => startSite({ config: { emailConfirmation: true, siteUrl: 'https://www.onset.example' } });
const signUp = (site: TestSite, name = 'alice') =>
  post(site, '/api/auth/local/register', {
    username: name,
    email: `${name}@example.test`,
    password: passwordOf(name),
  });
const sendAgain = (site: TestSite, email: string) => post(site, '/api/auth/send-email-confirmation', { email });

/** The code of the newest mail that asks for a confirmation. */
const newestCode = async (site: TestSite): Promise<string> =>
  (await site.mailed()).filter(({ event }) => event === 'confirm-email').at(-1)?.code ?? '';

async function confirmed(site: TestSite, name = 'alice') {
  await signUp(site, name);
  await follow(site, await newestCode(site));
  return logIn(site, name);
}

describe('where addresses must be confirmed', () => {
  test('registering signs nobody in, and the link of the mail opens the account', async () => {
    const site = await start();
    const answer = await signUp(site);
    expect(Object.keys(answer.json())).toEqual(['user']);
    expect(answer.json()['user']).toMatchObject({ username: 'alice', confirmed: false });
    const early = await post(site, '/api/auth/local', { identifier: 'alice', password: passwordOf('alice') });
    expect(messageOf(early)).toBe('Your account email is not confirmed');
    const link = await follow(site, await newestCode(site));
    expect([link.status, link.headers.location]).toEqual([302, 'https://www.onset.example/login?confirmed=1']);
    expect((await logIn(site, 'alice')).user['confirmed']).toBe(true);
  });

  test('that an account is unconfirmed is told only to whoever knows its password', async () => {
    const site = await start();
    await signUp(site);
    const answer = await post(site, '/api/auth/local', { identifier: 'alice', password: 'a wrong one' });
    expect(messageOf(answer)).toBe('Invalid identifier or password');
  });

  test.for(['superseded', 'used', 'too old'])(
    'a link that is %s is refused; a browser is led to the site',
    async (kind) => {
      const site = await start();
      await signUp(site);
      const code = await newestCode(site);
      if (kind === 'superseded') await sendAgain(site, ALICE).then(() => site.mailed());
      if (kind === 'used') await follow(site, code);
      if (kind === 'too old') site.wait(DAY);
      const answer = await follow(site, code);
      expect([answer.status, messageOf(answer)]).toEqual([400, 'Invalid token']);
      const browser = await follow(site, code, { accept: 'text/html,*/*;q=0.8' });
      expect(browser.headers.location).toBe('https://www.onset.example/login?confirmed=0');
    },
  );

  test('looking at a link is not following it', async () => {
    const site = await start();
    await signUp(site);
    const code = await newestCode(site);
    await site.send(`/api/auth/email-confirmation?confirmation=${code}`, { method: 'HEAD' });
    expect((await follow(site, code)).status).toBe(302);
  });

  test('asking for the mail again is answered alike for every address', async () => {
    const site = await start();
    await confirmed(site, 'known');
    await signUp(site);
    await site.mailed();
    const sent = site.outbox().length;
    for (const email of [ALICE, 'known@example.test', 'nobody@example.test']) {
      const answer = await sendAgain(site, email);
      expect([answer.status, answer.json()]).toEqual([200, { email, sent: true }]);
    }
    expect((await site.mailed()).slice(sent).map(({ to }) => to)).toEqual([ALICE]);
  });

  test('an unconfirmed user’s token is good for nothing', async () => {
    const site = await start();
    const { jwt } = await confirmed(site);
    await site.database.updateTable('users').set({ confirmed: 0 }).execute();
    const answer = await me(site, jwt);
    expect([answer.status, messageOf(answer)]).toEqual([401, 'Invalid credentials']);
  });

  test('the code to set a password proves the address as well', async () => {
    const site = await start();
    await signUp(site);
    await forgot(site, ALICE);
    const code = (await site.mailed()).at(-1)?.code ?? '';
    const { jwt } = (await reset(site, code)).json();
    expect((await me(site, String(jwt))).json()).toMatchObject({ confirmed: true });
  });
});

describe('a new address', () => {
  test('waits until it is confirmed, and the one before is told then', async () => {
    const site = await start();
    const { jwt, user } = await confirmed(site);
    const answer = await put(site, user.id, jwt, { email: 'New@example.test', company: 'Onset' });
    expect(answer.json()).toMatchObject({ email: ALICE, pending_email: 'new@example.test', company: 'Onset' });
    expect((await me(site, jwt)).json()).toMatchObject({ email: ALICE, pending_email: 'new@example.test' });
    const code = await newestCode(site);
    expect(site.outbox().at(-1)?.to).toBe('new@example.test');
    expect((await follow(site, code)).status).toBe(302);
    const after = (await me(site, jwt)).json();
    expect(after).toMatchObject({ email: 'new@example.test', confirmed: true });
    expect(after).not.toHaveProperty('pending_email');
    expect((await site.mailed()).map(({ event, to }) => [event, to]).at(-1)).toEqual(['email-changed', ALICE]);
    expect((await logIn(site, 'new@example.test', passwordOf('alice'))).user.id).toBe(user.id);
    const old = await post(site, '/api/auth/local', { identifier: ALICE, password: passwordOf('alice') });
    expect(old.status).toBe(400);
  });

  test('can be taken back, and its link is then no good', async () => {
    const site = await start();
    const { jwt, user } = await confirmed(site);
    await put(site, user.id, jwt, { email: 'new@example.test' });
    const code = await newestCode(site);
    await put(site, user.id, jwt, { email: ALICE });
    expect((await follow(site, code)).status).toBe(400);
    expect((await me(site, jwt)).json()).not.toHaveProperty('pending_email');
  });

  test('that somebody else registered meanwhile stays theirs', async () => {
    const site = await start();
    const { jwt, user } = await confirmed(site);
    await put(site, user.id, jwt, { email: 'bob@example.test' });
    const code = await newestCode(site);
    await confirmed(site, 'bob');
    const answer = await follow(site, code);
    expect([answer.status, messageOf(answer)]).toEqual([400, 'Email already taken']);
    expect((await me(site, jwt)).json()).toMatchObject({ email: ALICE });
  });

  test('is taken at once where nothing must be confirmed, and the one before is told', async () => {
    const site = await startSite();
    await signUp(site);
    const { jwt, user } = await logIn(site, 'alice');
    const answer = await put(site, user.id, jwt, { email: 'new@example.test' });
    expect(answer.json()).toMatchObject({ email: 'new@example.test' });
    expect((await site.mailed()).map(({ event, to }) => [event, to])).toEqual([['email-changed', ALICE]]);
    expect((await site.send('/api/users/me', { headers: bearer(jwt) })).json()['email']).toBe('new@example.test');
  });
});
