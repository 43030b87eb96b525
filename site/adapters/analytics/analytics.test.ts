import { describe, expect, test } from 'vitest';
import { FakeBrowser } from '../../../tests/session/fake-browser.ts';
import { CONVERSION, MEASUREMENT_ID, openPage, settled } from '../../../tests/analytics/tagged-page.ts';
import type { PageOptions, TaggedPage } from '../../../tests/analytics/tagged-page.ts';
import { createConsent } from '../consent.ts';
import { storedPageViews } from './page-views.ts';
import { isLocalHost } from './analytics.ts';

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const DEFAULT = ['consent', 'default', { ...DENIED, wait_for_update: 500 }];
const SET = ['set', { page_location: 'https://onset.example/success', page_referrer: '' }];
const NO_PAGE_VIEW = { send_page_view: false };
const purchase = { transaction_id: 'txn_1', totals: { total: 8 }, items: [] };

describe('nothing is requested or sent', () => {
  const cases: readonly [string, PageOptions, boolean][] = [
    ['before there is a choice', {}, false],
    ['on localhost', { hostname: 'localhost' }, true],
    ['on 127.0.0.1', { hostname: '127.0.0.1' }, true],
    ['with Global Privacy Control', { refusesBySignal: true }, true],
    ['without an id', { measurementId: null, adsConversion: null }, true],
  ];
  test.each(cases)('specification 9: %s', async (_, options, accepts) => {
    const page = openPage(undefined, options);
    if (accepts) page.consent.choose({ analytics: true, ads: true });
    page.view();
    page.analytics.track('login', { method: 'password' });
    page.analytics.purchase(purchase);
    await settled();
    expect([page.commands, page.fetched]).toEqual([[], []]);
    expect(page.outcomes.some(([, outcome]) => outcome === 'sent')).toBe(false);
  });

  test('after everything was refused', async () => {
    const page = openPage();
    page.view();
    page.consent.choose({ analytics: false, ads: false });
    page.analytics.track('login', { method: 'password' });
    page.analytics.purchase(purchase);
    await settled();
    expect([page.commands, page.fetched]).toEqual([[], []]);
  });
});

describe('consent', () => {
  test('is denied, then updated, then the tools are configured, and then waiting events are sent', async () => {
    const page = openPage();
    page.view();
    page.analytics.track('search', { search_term: 'captions' });
    page.consent.choose({ analytics: true, ads: true });
    await settled();
    expect(page.fetched).toEqual([MEASUREMENT_ID]);
    expect(page.commands).toEqual([
      DEFAULT,
      ['disable', MEASUREMENT_ID, false],
      [
        'consent',
        'update',
        { ...DENIED, ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' },
      ],
      ['js', expect.any(Date)],
      SET,
      ['config', MEASUREMENT_ID, NO_PAGE_VIEW],
      ['config', 'AW-1', NO_PAGE_VIEW],
      ['event', 'page_view', expect.objectContaining({ page_title: 'Thank you' })],
      ['event', 'search', { send_to: MEASUREMENT_ID, search_term: 'captions' }],
    ]);
  });

  test('applies from the start of the next page', () => {
    const browser = new FakeBrowser();
    openPage(browser).consent.choose({ analytics: true, ads: false });
    const page = openPage(browser);
    page.analytics.track('login', { method: 'password' });
    expect(page.commands[0]).toEqual(DEFAULT);
    expect(page.sent('login')).toHaveLength(1);
  });

  test('to advertising only loads its script and sends nothing to Analytics', async () => {
    const page = openPage();
    page.consent.choose({ analytics: false, ads: true });
    page.view();
    page.analytics.purchase(purchase);
    await settled();
    expect(page.fetched).toEqual(['AW-1']);
    expect(page.commands).not.toContainEqual(['config', MEASUREMENT_ID, NO_PAGE_VIEW]);
    expect([page.sent('page_view'), page.sent('purchase')]).toEqual([[], []]);
    expect(page.sent('conversion')).toEqual([
      { send_to: CONVERSION, transaction_id: 'txn_1', currency: 'USD', value: 8 },
    ]);
  });

  test('that is withdrawn stops events and deletes cookies, until it is granted again', async () => {
    const page = openPage();
    page.consent.choose({ analytics: true, ads: true });
    await settled();
    const before = page.commands.length;
    page.consent.choose({ analytics: false, ads: false });
    page.analytics.track('login', { method: 'password' });
    page.analytics.purchase(purchase);
    await settled();
    expect(page.commands.slice(before)).toEqual([
      ['disable', MEASUREMENT_ID, true],
      ['consent', 'update', DENIED],
    ]);
    expect(page.forgotten).toEqual(['analytics', 'ads']);
    page.consent.choose({ analytics: true, ads: false });
    page.analytics.track('login', { method: 'password' });
    expect(page.sent('login')).toHaveLength(1);
    expect(page.fetched).toHaveLength(1);
    expect(page.commands.filter(([kind]) => kind === 'config')).toHaveLength(2);
  });

  test('follows a choice in another tab', () => {
    const browser = new FakeBrowser();
    const [one, two] = [openPage(browser), openPage(browser)];
    two.view();
    one.consent.choose({ analytics: true, ads: false });
    expect(two.sent('page_view')).toHaveLength(1);
    one.consent.choose({ analytics: false, ads: false });
    two.analytics.track('login', { method: 'password' });
    expect(two.sent('login')).toEqual([]);
  });
});

describe('page views before the choice', () => {
  const AGREED = { analytics: true, ads: false };
  const REFUSED = { analytics: false, ads: true };
  const MINUTE = 60_000;
  const first = 'https://onset.example/?utm_source=news&code=secret';

  /** Two documents of a tab, both seen before there is a choice; the first one is gone. */
  function secondDocument(options: PageOptions = {}) {
    const [browser, tabStorage] = [new FakeBrowser(), new Map<string, string>()];
    // In a browser of its own, because a document that is gone follows no choice.
    openPage(undefined, { tabStorage, address: first }).view();
    const second = openPage(browser, { tabStorage, address: 'https://onset.example/pricing', ...options });
    second.view();
    return { browser, tabStorage, second };
  }
  const locations = (page: TaggedPage) =>
    page.sent('page_view').map((view) => (view as { page_location: string }).page_location);

  test('are sent once after acceptance, those of earlier documents first', () => {
    const { browser, tabStorage, second } = secondDocument();
    expect(second.commands).toEqual([]);
    second.consent.choose(AGREED);
    expect(locations(second)).toEqual(['https://onset.example/?utm_source=news', 'https://onset.example/pricing']);
    const third = openPage(browser, { tabStorage });
    third.view();
    expect(locations(third)).toEqual(['https://onset.example/success']);
  });

  test('preserve the ad click of the first one for the document with the choice', () => {
    const tabStorage = new Map<string, string>();
    openPage(undefined, { tabStorage, address: 'https://onset.example/?gclid=abc&code=secret' }).view();
    const second = openPage(undefined, { tabStorage, address: 'https://onset.example/pricing' });
    second.view();
    second.consent.choose({ analytics: true, ads: true });
    expect(locations(second)).toEqual(['https://onset.example/?gclid=abc', 'https://onset.example/pricing']);
    expect(JSON.stringify(second.commands.filter(([name]) => name === 'set'))).toContain(
      '"page_location":"https://onset.example/pricing?gclid=abc"',
    );
  });

  /** Returns the views stored by an earlier document, on a document without measuring code. */
  function viewsWithoutMeasuring(browser: FakeBrowser, refusesBySignal = false) {
    const { tabStorage } = secondDocument();
    const consent = createConsent({ ...browser.tab(), refusesBySignal, now: () => 0 });
    const views = storedPageViews({
      consent,
      storage: {
        getItem: (key) => tabStorage.get(key) ?? null,
        setItem: (key, value) => void tabStorage.set(key, value),
      },
      now: () => 0,
      page: () => ({ url: first, title: 'Start', referrer: '' }),
    });
    return { consent, views, kept: () => [...tabStorage.values()].join('') };
  }

  test('are discarded by a refusal in any tab, and no others are stored', () => {
    for (const where of ['here', 'in another tab']) {
      const browser = new FakeBrowser();
      const { consent, views, kept } = viewsWithoutMeasuring(browser);
      expect(kept()).toContain('/pricing');
      (where === 'here' ? consent : openPage(browser).consent).choose(REFUSED);
      expect(kept()).toBe('');
      views.add();
      expect(kept()).toBe('');
    }
  });

  test('are discarded by a refusal between two documents, and by Global Privacy Control', () => {
    const browser = new FakeBrowser();
    openPage(browser).consent.choose(REFUSED);
    expect(viewsWithoutMeasuring(browser).kept()).toBe('');
    expect(viewsWithoutMeasuring(new FakeBrowser(), true).kept()).toBe('');
  });

  test('are discarded 30 minutes after the last one', () => {
    const stays = secondDocument({ now: 29 * MINUTE });
    stays.second.consent.choose(AGREED);
    expect(locations(stays.second)).toHaveLength(2);
    const ends = secondDocument({ now: 30 * MINUTE });
    ends.second.consent.choose(AGREED);
    expect(locations(ends.second)).toEqual(['https://onset.example/pricing']);
  });

  test('are ignored if the stored text is invalid', () => {
    for (const text of ['{', '[]', '{"at":0,"views":[null,{"page_location":1}]}', '{"at":"0","views":[]}']) {
      const page = openPage(undefined, { tabStorage: new Map([['onset_page_views', text]]) });
      page.view();
      page.consent.choose(AGREED);
      expect(locations(page)).toHaveLength(1);
    }
  });
});

test('at most fifty events wait for the choice', () => {
  const page = openPage();
  for (let count = 0; count < 70; count += 1) page.analytics.track('scroll', { percent_scrolled: 25 });
  page.consent.choose({ analytics: true, ads: false });
  expect(page.sent('scroll')).toHaveLength(50);
});

test.each(['localhost', 'LOCALHOST', 'localhost.', 'onset.localhost', '127.0.0.1', '127.8.9.10', '[::1]', '::1'])(
  'isLocalHost returns true for %s',
  (host) => expect(isLocalHost(host)).toBe(true),
);

test.each([
  'onset.example',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  '128.0.0.1',
  '10.0.0.1',
  '',
  '[::2]',
])('isLocalHost returns false for %j', (host) => expect(isLocalHost(host)).toBe(false));
