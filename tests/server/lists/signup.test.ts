import { describe, expect, test } from 'vitest';
import { tidy } from '../../../site/server/account/tidy.ts';
import { DAY, MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { post, press } from '../calls.ts';
import { messageOf } from '../http.ts';
import { listed, newestMail, signUp, startListSite, subscribe, unsubscribeCodeOf } from '../lists.ts';
import type { TestSite } from '../site.ts';

const ADA = 'ada@example.test';
const MINUTES = 2 * MINUTE;

const eventsTo = async (site: TestSite, email: string) =>
  (await site.mailed()).filter(({ to }) => to === email).map(({ event }) => event);

describe.each(['newsletter', 'waitlist'] as const)('the %s', (list) => {
  const done = list === 'newsletter' ? 'subscribed' : 'on-waitlist';

  test('takes an address once its owner has pressed the button of the mail', async () => {
    const site = await startListSite();
    const response = await signUp(site, 'Ada@Example.TEST', { list, source: '/pricing' });
    expect([response.status, response.json()]).toEqual([200, { ok: true }]);
    const mail = await newestMail(site, ADA);
    expect(mail).toMatchObject({ event: `confirm-${list}` });
    expect(mail?.text).toContain(`https://www.onset.example/newsletter?code=${mail?.code}`);
    expect(mail?.text).toContain('It works for 7 days.');
    expect(await listed(site)).toEqual([{ list, email: ADA, state: 'waits' }]);
    expect((await press(site, 'newsletter', mail?.code ?? '')).headers.location).toBe(`/newsletter#${done}`);
    expect(await listed(site)).toEqual([{ list, email: ADA, state: 'confirmed' }]);
    expect(await eventsTo(site, ADA)).toEqual([`confirm-${list}`, `${list}-confirmed`]);
  });
});

describe('the link of the mail', () => {
  const asked = async () => {
    const site = await startListSite();
    await signUp(site, ADA);
    return { site, code: (await newestMail(site, ADA))?.code ?? '' };
  };

  test('changes nothing for a machine that opens it', async () => {
    const { site, code } = await asked();
    for (const method of ['GET', 'HEAD']) {
      await site.send(`/newsletter?code=${code}`, { method });
      await site.send(`/newsletter/?code=${code}`, { method });
    }
    expect(await listed(site)).toMatchObject([{ state: 'waits' }]);
    for (let times = 0; times < 3; times += 1)
      expect((await press(site, 'newsletter', code)).headers.location).toBe('/newsletter#subscribed');
    expect(await eventsTo(site, ADA)).toEqual(['confirm-newsletter', 'newsletter-confirmed']);
  });

  test('is good for 7 days', async () => {
    const { site, code } = await asked();
    site.wait(7 * DAY);
    expect((await press(site, 'newsletter', code)).headers.location).toBe('/newsletter#link-not-good');
    expect(await listed(site)).toMatchObject([{ state: 'waits' }]);
  });

  test('is void once its reader has unsubscribed', async () => {
    const { site, code } = await asked();
    await press(site, 'unsubscribe', unsubscribeCodeOf(await newestMail(site, ADA)));
    expect((await press(site, 'newsletter', code)).headers.location).toBe('/newsletter#link-not-good');
    expect(await listed(site)).toEqual([{ list: 'newsletter', email: null, state: 'left' }]);
  });

  test('stays good when a stranger has another sent', async () => {
    const { site, code } = await asked();
    site.wait(MINUTES);
    await signUp(site, ADA, { from: '198.51.100.1' });
    const codes = (await site.mailed()).map((mail) => mail.code);
    expect(codes).toEqual([code, expect.not.stringMatching(`^${code}$`)]);
    expect((await press(site, 'newsletter', code)).headers.location).toBe('/newsletter#subscribed');
  });

  test('is not in the database', async () => {
    const { site, code } = await asked();
    const rows = JSON.stringify(await site.database.selectFrom('codes').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(unsubscribeCodeOf(await newestMail(site, ADA)));
  });

  test.for(['', 'never', 'a'.repeat(9_000), '%F0%9F%98%80', '../..', '%00'])(
    'that nobody was sent confirms nothing: %#',
    async (code) => {
      const { site } = await asked();
      for (const page of ['newsletter', 'unsubscribe'] as const)
        expect((await press(site, page, code)).headers.location).toBe(`/${page}#link-not-good`);
      expect(await listed(site)).toMatchObject([{ state: 'waits' }]);
    },
  );
});

describe('nobody learns who is on a list', () => {
  const STATES = ['new', 'waits', 'confirmed', 'left'] as const;

  /** An address in each state, and time enough that nothing of the way there is counted any more. */
  async function inEachState(): Promise<TestSite> {
    const site = await startListSite();
    await subscribe(site, 'confirmed@example.test');
    await press(site, 'unsubscribe', await subscribe(site, 'left@example.test'));
    await signUp(site, 'waits@example.test', { from: '198.51.100.3' });
    await site.mailed();
    site.wait(DAY);
    return site;
  }

  test('from what a response says, its headers, or what is queued', async () => {
    const site = await inEachState();
    const seen = new Set<string>();
    for (const state of STATES) {
      const { status, text, headers } = await signUp(site, `${state}@example.test`);
      const { date: _date, 'x-request-id': _id, ...others } = headers;
      seen.add(JSON.stringify([status, text, others]));
    }
    expect([...seen]).toHaveLength(1);
  });

  test('from how often one may ask', async () => {
    const site = await inEachState();
    const answers = new Set<string>();
    for (const [index, state] of STATES.entries()) {
      const statuses: number[] = [];
      for (let times = 0; times < 5; times += 1) {
        site.wait(MINUTES);
        statuses.push((await signUp(site, `${state}@example.test`, { from: `198.51.100.${50 + index}` })).status);
        await site.mailed();
      }
      answers.add(statuses.join());
    }
    expect([...answers]).toEqual(['200,200,200,429,429']);
  });
});

describe('whoever asks too often', () => {
  test('fifty times at once: one row, one mail', async () => {
    const site = await startListSite();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signUp(site, ADA, { from: `203.0.113.${index}` })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await eventsTo(site, ADA)).toEqual(['confirm-newsletter']);
    expect(await listed(site)).toHaveLength(1);
  });

  test('from many networks, for both lists and all tags: five mails in a day at most', async () => {
    const site = await startListSite();
    for (let passed = 0, from = 0; passed < DAY; passed += 20 * MINUTE) {
      site.wait(20 * MINUTE);
      for (const list of ['newsletter', 'waitlist'] as const)
        await signUp(site, `ada+${(from += 1)}@example.test`, { list, from: `10.0.0.${from}` });
    }
    expect((await site.mailed()).length).toBeLessThanOrEqual(5);
  });

  test('from one network, for whatever addresses: 30, then pauses', async () => {
    const site = await startListSite();
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

describe('an invalid request', () => {
  test.for([
    ['missing', undefined, 'email is a required field'],
    ['not a string', ['ada@example.test'], /^email must be a `string` type/],
    ['with a header', 'ada@example.test\r\nBcc: all@example.test', 'email must be a valid email'],
    ['two addresses', 'ada@example.test,bob@example.test', 'email must be a valid email'],
    ['with a name', 'Ada <ada@example.test>', 'email must be a valid email'],
    ['with Cyrillic letters', 'ада@example.test', 'email must be a valid email'],
    ['with a direction override', '\u202Eada@example.test', 'email must be a valid email'],
    ['with a NUL', 'ada\0@example.test', 'email must not contain control characters'],
    ['too long', `${'a'.repeat(250)}@example.test`, 'email must be at most 255 characters'],
  ] as const)('is rejected and not stored: email %s', async ([, email, message]) => {
    const site = await startListSite();
    const response = await signUp(site, email);
    expect(response.json()).toMatchObject({ data: null, error: { status: 400, name: 'ValidationError' } });
    expect(messageOf(response)).toMatch(message);
    expect(await site.mailed()).toEqual([]);
    expect(await listed(site)).toEqual([]);
  });

  test('is rejected: a source that is not a short path or name, and unknown fields', async () => {
    const site = await startListSite();
    for (const source of ['=HYPERLINK("x")', 'a b', '', 'x'.repeat(101), 7, '\r\nX: y'])
      expect((await signUp(site, ADA, { source })).status).toBe(400);
    const body = { email: ADA, confirmed: true };
    expect((await post(site, '/api/waitlist', body)).status).toBe(400);
    expect(await listed(site)).toEqual([]);
  });
});

describe('a form without scripts', () => {
  const sendForm = (site: TestSite, body: string, headers: Record<string, string> = {}) =>
    site.send('/api/waitlist', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', ...headers },
    });

  test('is led to the page that says what came of it', async () => {
    const site = await startListSite();
    const response = await sendForm(site, 'email=ada%40example.test', { 'sec-fetch-site': 'same-origin' });
    expect([response.status, response.headers.location]).toEqual([303, '/newsletter#check-mail']);
    expect(await eventsTo(site, ADA)).toEqual(['confirm-waitlist']);
    expect((await sendForm(site, 'email=ada')).headers.location).toBe('/newsletter#not-an-address');
    const large = await sendForm(site, `email=${'a'.repeat(70_000)}`, { 'sec-fetch-site': 'same-origin' });
    expect([large.status, large.headers.location]).toEqual([303, '/newsletter#not-sent']);
    for (let index = 0; index < 30; index += 1) await sendForm(site, `email=a${index}%40example.test`);
    expect((await sendForm(site, 'email=late%40example.test')).headers.location).toBe('/newsletter#not-sent');
  });

  test('of another site sends nobody a mail', async () => {
    const site = await startListSite({ corsOrigins: ['https://listed.example'] });
    const body = 'email=ada%40example.test';
    expect((await sendForm(site, body, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const listedOrigin = { origin: 'https://listed.example', 'sec-fetch-site': 'cross-site' };
    expect((await sendForm(site, body, listedOrigin)).status).toBe(403);
    expect(await site.mailed()).toEqual([]);
  });
});

test('addresses that nobody confirms are deleted after 30 days, and no others', async () => {
  const site = await startListSite();
  await press(site, 'unsubscribe', await subscribe(site, 'left@example.test'));
  await subscribe(site, 'confirmed@example.test');
  await signUp(site, ADA);
  await site.mailed();
  site.wait(30 * DAY - SECOND);
  await tidy(site.database, site.now());
  expect(await listed(site)).toHaveLength(3);
  site.wait(SECOND);
  await tidy(site.database, site.now());
  expect((await listed(site)).map(({ state }) => state)).toEqual(['left', 'confirmed']);
  const purposes = await site.database.selectFrom('codes').select('purpose').execute();
  expect(purposes.map(({ purpose }) => purpose)).toEqual(['unsubscribe', 'unsubscribe']);
});
