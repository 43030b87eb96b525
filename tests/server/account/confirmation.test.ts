import { describe, expect, test } from 'vitest';
import { DAY } from '../../../site/server/process/clock.ts';
import { confirm, follow, forgot, me, post, press, reset } from '../calls.ts';
import { messageOf } from '../http.ts';
import { logIn, passwordOf } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

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
  await confirm(site, await newestCode(site));
  return logIn(site, name);
}

describe('where addresses must be confirmed', () => {
  test('registering signs nobody in, and the link of the mail opens the account', async () => {
    const site = await start();
    const response = await signUp(site);
    expect(Object.keys(response.json())).toEqual(['user']);
    expect(response.json()['user']).toMatchObject({ username: 'alice', confirmed: false });
    const early = await post(site, '/api/auth/local', { identifier: 'alice', password: passwordOf('alice') });
    expect(messageOf(early)).toBe('Your account email is not confirmed');
    const code = await newestCode(site);
    const link = await follow(site, code);
    expect([link.status, link.headers.location]).toEqual([302, `/confirm-email?code=${code}`]);
    const pressed = await press(site, 'confirm-email', code);
    expect([pressed.status, pressed.headers.location]).toEqual([303, '/confirm-email#account-confirmed']);
    expect((await logIn(site, 'alice')).user['confirmed']).toBe(true);
  });

  test.for(['superseded', 'used', 'too old'])(
    'a link that is %s is rejected; a browser is led to the site',
    async (kind) => {
      const site = await start();
      await signUp(site);
      const code = await newestCode(site);
      if (kind === 'superseded') await sendAgain(site, ALICE).then(() => site.mailed());
      if (kind === 'used') await confirm(site, code);
      if (kind === 'too old') site.wait(DAY);
      const response = await follow(site, code);
      expect([response.status, messageOf(response)]).toEqual([400, 'Invalid token']);
      const browser = await follow(site, code, { accept: 'text/html,*/*;q=0.8' });
      expect(browser.headers.location).toBe('/confirm-email#link-not-good');
    },
  );

  test('no name is in the mail that asks a stranger', async () => {
    const site = await start();
    await signUp(site);
    await forgot(site, ALICE);
    for (const { text } of await site.mailed()) expect(text).toMatch(/^Hello,$/m);
    await confirm(site, await newestCode(site));
    await forgot(site, ALICE);
    expect((await site.mailed()).at(-1)?.text).toMatch(/^Hello alice,$/m);
  });

  test('asking for the mail again gets the same response for every address', async () => {
    const site = await start();
    await confirmed(site, 'known');
    await signUp(site);
    await site.mailed();
    const sent = site.outbox().length;
    for (const email of [ALICE, 'known@example.test', 'nobody@example.test']) {
      const response = await sendAgain(site, email);
      expect([response.status, response.json()]).toEqual([200, { email, sent: true }]);
    }
    expect((await site.mailed()).slice(sent).map(({ to }) => to)).toEqual([ALICE]);
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
