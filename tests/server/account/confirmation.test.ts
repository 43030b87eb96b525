import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../site/server/process/clock.ts';
import { confirm, follow, forgot, post, press } from '../calls.ts';
import { messageOf } from '../http.ts';
import { logIn, passwordOf } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const ALICE = 'alice@example.test';

describe('the confirmation of an email address', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startSite({ config: { emailConfirmation: true, siteUrl: 'https://www.onset.example' } });
  });

  const signUp = (username = 'alice') => {
    const person = { username, email: `${username}@example.test`, password: passwordOf(username) };
    return post(site, '/api/auth/local/register', person);
  };
  const newestCode = async (): Promise<string> =>
    (await site.mailed()).findLast(({ event }) => event === 'confirm-email')?.code ?? '';

  test('is required before the first login, and needs the button of the linked page', async () => {
    const response = await signUp();
    expect(Object.keys(response.json())).toEqual(['user']);
    expect(response.json()['user']).toMatchObject({ username: 'alice', confirmed: false });
    const code = await newestCode();
    expect((await site.mailed())[0]?.text).toContain('Without confirmation, no one can use the account.');
    const link = await follow(site, code);
    expect([link.status, link.headers.location]).toEqual([302, `/confirm-email?code=${code}`]);
    const early = await post(site, '/api/auth/local', { identifier: 'alice', password: passwordOf('alice') });
    expect(messageOf(early)).toBe('Your account email is not confirmed');
    const pressed = await press(site, 'confirm-email', code);
    expect([pressed.status, pressed.headers.location]).toEqual([303, '/confirm-email#account-confirmed']);
    expect((await logIn(site, 'alice')).user['confirmed']).toBe(true);
  });

  test('rejects a link after a day and redirects a browser to the site', async () => {
    await signUp();
    const code = await newestCode();
    site.wait(DAY);
    const response = await follow(site, code);
    expect([response.status, messageOf(response)]).toEqual([400, 'Invalid token']);
    const browser = await follow(site, code, { accept: 'text/html,*/*;q=0.8' });
    expect(browser.headers.location).toBe('/confirm-email#link-not-good');
  });

  test('keeps usernames out of emails until the email address is confirmed', async () => {
    await signUp();
    await forgot(site, ALICE);
    for (const { text } of await site.mailed()) expect(text).toMatch(/^Hello,$/m);
    await confirm(site, await newestCode());
    await forgot(site, ALICE);
    expect((await site.mailed()).at(-1)?.text).toMatch(/^Hello alice,$/m);
  });

  test('responds to a repeated request in the same way for every email address', async () => {
    await signUp('known');
    await confirm(site, await newestCode());
    await signUp();
    const sent = (await site.mailed()).length;
    for (const email of [ALICE, 'known@example.test', 'unknown@example.test']) {
      const response = await post(site, '/api/auth/send-email-confirmation', { email });
      expect([response.status, response.json()]).toEqual([200, { email, sent: true }]);
    }
    expect((await site.mailed()).slice(sent).map(({ to }) => to)).toEqual([ALICE]);
  });
});

describe('the email about a new account that can be used at once', () => {
  const signUp = (site: TestSite, email: string, username: string) =>
    post(site, '/api/auth/local/register', { username, email, password: passwordOf(username) });

  test('is sent with the registration, and says what is missing without it', async () => {
    const site = await startSite();
    expect((await signUp(site, ALICE, 'alice')).json()).toMatchObject({ jwt: expect.any(String) as string });
    const [mail] = await site.mailed();
    expect([mail?.event, mail?.to]).toEqual(['confirm-email', ALICE]);
    expect(mail?.text).toContain('the account can’t see what was bought with this address');
    expect((await press(site, 'confirm-email', mail?.code ?? '')).headers.location).toMatch(/#account-confirmed$/);
  });

  test('is left out above the limit of the mailbox, and the registration succeeds', async () => {
    const site = await startSite();
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await signUp(site, `alice+${index}@example.test`, `alice${index}`)).status);
    expect(statuses).toEqual(Array(7).fill(200));
    expect((await site.mailed()).length).toBeLessThan(7);
  });
});
