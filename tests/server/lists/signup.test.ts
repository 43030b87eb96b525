import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../site/server/cleanup.ts';
import { DAY, MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { post, press } from '../calls.ts';
import { messageOf } from '../http.ts';
import { listed, newestMail, signUp, startListSite, subscribe, unsubscribeCodeOf } from '../lists.ts';
import type { TestSite } from '../site.ts';

const ADA = 'ada@example.test';

let site: TestSite;
beforeEach(async () => {
  site = await startListSite();
});

const eventsTo = async (email: string) =>
  (await site.mailed()).filter(({ to }) => to === email).map(({ event }) => event);
const pressButton = async (page: 'newsletter' | 'unsubscribe', code: string) =>
  (await press(site, page, code)).headers.location;

describe('a signup', () => {
  test.each([
    ['newsletter', 'subscribed'],
    ['waitlist', 'on-waitlist'],
  ] as const)('for the %s is confirmed by the button of the emailed link', async (list, fragment) => {
    const response = await signUp(site, 'Ada@Example.TEST', { list, source: '/pricing' });
    expect([response.status, response.json()]).toEqual([200, { ok: true }]);
    const mail = await newestMail(site, ADA);
    expect(mail?.text).toContain(`https://www.onset.example/newsletter?code=${mail?.code}`);
    expect(mail?.text).toContain('It works for 7 days.');
    expect(await listed(site)).toEqual([{ list, email: ADA, state: 'waits' }]);
    expect(await pressButton('newsletter', mail?.code ?? '')).toBe(`/newsletter#${fragment}`);
    expect(await listed(site)).toEqual([{ list, email: ADA, state: 'confirmed' }]);
    expect(await eventsTo(ADA)).toEqual([`confirm-${list}`, `${list}-confirmed`]);
  });

  test('is deleted after 30 days without a confirmation', async () => {
    await pressButton('unsubscribe', await subscribe(site, 'left@example.test'));
    await subscribe(site, 'confirmed@example.test');
    await signUp(site, ADA);
    await site.mailed();
    site.wait(30 * DAY - SECOND);
    await deleteExpired(site.database, site.now());
    expect(await listed(site)).toHaveLength(3);
    site.wait(SECOND);
    await deleteExpired(site.database, site.now());
    expect((await listed(site)).map(({ state }) => state)).toEqual(['left', 'confirmed']);
    const codes = await site.database.selectFrom('codes').select('purpose').execute();
    expect(codes).toEqual([{ purpose: 'unsubscribe' }, { purpose: 'unsubscribe' }]);
  });

  test.for([
    ['missing', undefined, 'email is a required field'],
    ['not a string', ['ada@example.test'], /^email must be a `string` type/],
    ['with a header', 'ada@example.test\r\nBcc: all@example.test', 'email must be a valid email'],
    ['two addresses', 'ada@example.test,bob@example.test', 'email must be a valid email'],
    ['with a name', 'Ada <ada@example.test>', 'email must be a valid email'],
    ['with Cyrillic letters', 'ада@example.test', 'email must be a valid email'],
    ['with a direction override', '\u202Eada@example.test', 'email must be a valid email'],
    ['with a NUL', 'ada\0@example.test', 'email must not contain control characters'],
    ['too long', `ada@${'long-label.'.repeat(25)}test`, 'email must be at most 255 characters'],
    ['too long before the @', `${'a'.repeat(65)}@example.test`, 'email must be a valid email'],
  ] as const)('is rejected and not stored if the email address is %s', async ([, email, message]) => {
    const response = await signUp(site, email);
    expect(response.json()).toMatchObject({ data: null, error: { status: 400, name: 'ValidationError' } });
    expect(messageOf(response)).toMatch(message);
    expect(await site.mailed()).toEqual([]);
    expect(await listed(site)).toEqual([]);
  });

  test('is rejected if the source is not a short path or name, or if a field is unknown', async () => {
    for (const source of ['=HYPERLINK("x")', 'a b', '', 'x'.repeat(101), 7, '\r\nX: y'])
      expect((await signUp(site, ADA, { source })).status).toBe(400);
    expect((await post(site, '/api/waitlist', { email: ADA, confirmed: true })).status).toBe(400);
    expect(await listed(site)).toEqual([]);
  });
});

describe('the link of a signup', () => {
  let code: string;
  beforeEach(async () => {
    await signUp(site, ADA);
    code = (await newestMail(site, ADA))?.code ?? '';
  });

  test('changes nothing when a mail scanner opens it, and confirms once', async () => {
    for (const method of ['GET', 'HEAD'])
      for (const path of ['/newsletter', '/newsletter/']) await site.send(`${path}?code=${code}`, { method });
    expect(await listed(site)).toMatchObject([{ state: 'waits' }]);
    for (let times = 0; times < 3; times += 1)
      expect(await pressButton('newsletter', code)).toBe('/newsletter#subscribed');
    expect(await eventsTo(ADA)).toEqual(['confirm-newsletter', 'newsletter-confirmed']);
  });

  test('expires after 7 days', async () => {
    site.wait(7 * DAY);
    expect(await pressButton('newsletter', code)).toBe('/newsletter#link-not-good');
    expect(await listed(site)).toMatchObject([{ state: 'waits' }]);
  });

  test('is invalid after its reader has unsubscribed', async () => {
    await pressButton('unsubscribe', unsubscribeCodeOf(await newestMail(site, ADA)));
    expect(await pressButton('newsletter', code)).toBe('/newsletter#link-not-good');
    expect(await listed(site)).toEqual([{ list: 'newsletter', email: null, state: 'left' }]);
  });

  test('stays valid if another client requests a second one', async () => {
    site.wait(2 * MINUTE);
    await signUp(site, ADA, { from: '198.51.100.1' });
    const codes = (await site.mailed()).map((mail) => mail.code);
    expect(codes).toEqual([code, expect.not.stringMatching(`^${code}$`)]);
    expect(await pressButton('newsletter', code)).toBe('/newsletter#subscribed');
  });

  test('is not stored in the database', async () => {
    const rows = JSON.stringify(await site.database.selectFrom('codes').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(unsubscribeCodeOf(await newestMail(site, ADA)));
  });

  test('confirms nothing with another code', async () => {
    for (const other of ['', 'never', 'a'.repeat(9_000), '%F0%9F%98%80', '../..', '%00'])
      for (const page of ['newsletter', 'unsubscribe'] as const)
        expect(await pressButton(page, other)).toBe(`/${page}#link-not-good`);
    expect(await listed(site)).toMatchObject([{ state: 'waits' }]);
  });
});

test('responses and limits do not reveal whether an email address is on a list', async () => {
  await subscribe(site, 'confirmed@example.test');
  await pressButton('unsubscribe', await subscribe(site, 'left@example.test'));
  await signUp(site, 'waits@example.test', { from: '198.51.100.3' });
  await site.mailed();
  // After a day, these requests are no longer counted.
  site.wait(DAY);
  const seen = new Set<string>();
  const statuses = new Set<string>();
  for (const [index, state] of ['new', 'waits', 'confirmed', 'left'].entries()) {
    const found: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const { status, text, headers } = await signUp(site, `${state}@example.test`, {
        from: `198.51.100.${50 + index}`,
      });
      const { date: _date, 'x-request-id': _id, ...others } = headers;
      seen.add(JSON.stringify([times, status, text, others]));
      found.push(status);
      await site.mailed();
      site.wait(2 * MINUTE);
    }
    statuses.add(found.join());
  }
  expect([...statuses]).toEqual(['200,200,200,429,429']);
  expect(seen.size).toBe(5);
});

describe('the limit of signups', () => {
  test('allows one row and one email for fifty concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signUp(site, ADA, { from: `203.0.113.${index}` })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(await eventsTo(ADA)).toEqual(['confirm-newsletter']);
    expect(await listed(site)).toHaveLength(1);
  });

  test('allows five emails a day to a mailbox, for both lists, all tags and all networks', async () => {
    for (let passed = 0, from = 0; passed < DAY; passed += 20 * MINUTE) {
      site.wait(20 * MINUTE);
      for (const list of ['newsletter', 'waitlist'] as const)
        await signUp(site, `ada+${(from += 1)}@example.test`, { list, from: `10.0.0.${from}` });
    }
    expect((await site.mailed()).length).toBeLessThanOrEqual(5);
  });

  test('allows 30 requests from a network, then pauses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) statuses.push((await signUp(site, `a${index}@example.test`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const late = await signUp(site, ADA);
    expect([late.status, messageOf(late)]).toEqual([429, 'Too many requests, please try again later.']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    site.wait(10 * MINUTE);
    expect((await signUp(site, ADA)).status).toBe(200);
  });
});

describe('a signup form without scripts', () => {
  const sendForm = (email: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    site.send('/api/waitlist', {
      method: 'POST',
      body: `email=${encodeURIComponent(email)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', ...headers },
    });

  test('redirects to a page that shows the result', async () => {
    const response = await sendForm(ADA);
    expect([response.status, response.headers.location]).toEqual([303, '/newsletter#check-mail']);
    expect(await eventsTo(ADA)).toEqual(['confirm-waitlist']);
    expect((await sendForm('ada', {})).headers.location).toBe('/newsletter#not-an-address');
    const large = await sendForm('a'.repeat(70_000));
    expect([large.status, large.headers.location]).toEqual([303, '/newsletter#not-sent']);
    for (let index = 0; index < 30; index += 1) await sendForm(`a${index}@example.test`);
    expect((await sendForm('late@example.test')).headers.location).toBe('/newsletter#not-sent');
  });

  test('accepts a domain in any script and spaces around the email address', async () => {
    expect((await sendForm(' ada@faß.de ')).headers.location).toBe('/newsletter#check-mail');
    expect(await eventsTo('ada@xn--fa-hia.de')).toEqual(['confirm-waitlist']);
  });

  test('is rejected from another origin', async () => {
    site = await startListSite({ corsOrigins: ['https://listed.example'] });
    expect((await sendForm(ADA, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const listedOrigin = { origin: 'https://listed.example', 'sec-fetch-site': 'cross-site' };
    expect((await sendForm(ADA, listedOrigin)).status).toBe(403);
    expect(await site.mailed()).toEqual([]);
  });
});
