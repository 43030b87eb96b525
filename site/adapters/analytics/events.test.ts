import { expect, test } from 'vitest';
import { CONVERSION, MEASUREMENT_ID, openPage, settled } from '../../../tests/analytics/tagged-page.ts';
import type { Analytics } from './analytics.ts';

const ITEM = ['item_id', 'item_name', 'item_variant', 'item_category', 'price', 'quantity'];

/**
 * Allowed and required parameters of each event, as Google publishes them, and those of the site's own events as in
 * `docs/guides/analytics.md`. `send_to` is a parameter of every event.
 */
const PUBLISHED: Readonly<Record<string, { allowed: readonly string[]; required?: readonly string[] }>> = {
  sign_up: { allowed: ['method'] },
  login: { allowed: ['method'] },
  page_view: { allowed: ['page_location', 'page_title', 'page_referrer', 'language', 'client_id', 'user_agent'] },
  scroll: { allowed: ['percent_scrolled'] },
  click: { allowed: ['link_classes', 'link_domain', 'link_id', 'link_url', 'outbound'] },
  file_download: {
    allowed: ['file_extension', 'file_name', 'link_classes', 'link_id', 'link_text', 'link_url', 'link_domain'],
  },
  form_submit: { allowed: ['form_id', 'form_name', 'form_destination', 'form_submit_text'] },
  search: { allowed: ['search_term'], required: ['search_term'] },
  begin_checkout: { allowed: ['currency', 'value', 'coupon', 'items'], required: ['items'] },
  purchase: {
    allowed: ['transaction_id', 'currency', 'value', 'coupon', 'shipping', 'tax', 'items'],
    required: ['transaction_id', 'currency', 'value', 'items'],
  },
  conversion: {
    allowed: ['send_to', 'value', 'currency', 'transaction_id'],
    required: ['send_to', 'value', 'currency', 'transaction_id'],
  },
  button_click: { allowed: ['button_text', 'button_id', 'section'] },
  waitlist_signup: { allowed: ['list'] },
  pricing_view: { allowed: ['section_id'] },
  video_play: { allowed: ['video_title', 'video_url', 'video_provider', 'video_duration'] },
  error: { allowed: ['description', 'fatal'] },
  custom_user_property: { allowed: ['property_name', 'property_value'] },
  user_id_set: { allowed: ['user_id'] },
  custom_dimension_set: { allowed: ['dimension_name', 'dimension_value'] },
};

const link = { link_url: 'https://a.example/b', link_domain: 'a.example', link_id: 'more' };
const item = { item_id: 'pri_1', item_name: 'Acme', item_category: 'subscription', price: 8, quantity: 1 } as const;

/** Every event once, with all that it can have. */
const CALLS: readonly [string, (analytics: Analytics) => void, object][] = [
  ['sign_up', ({ track }) => track('sign_up', { method: 'password' }), { method: 'password' }],
  ['login', ({ track }) => track('login', { method: 'password' }), { method: 'password' }],
  ['scroll', ({ track }) => track('scroll', { percent_scrolled: 90 }), { percent_scrolled: 90 }],
  ['click', ({ track }) => track('click', { ...link, outbound: true }), { ...link, outbound: true }],
  [
    'file_download',
    ({ track }) => track('file_download', { ...link, file_name: '/b.dmg', file_extension: 'dmg', link_text: 'Get' }),
    { ...link, file_name: '/b.dmg', file_extension: 'dmg', link_text: 'Get' },
  ],
  [
    'form_submit',
    ({ track }) => track('form_submit', { form_id: 'a', form_name: 'login-form', form_submit_text: 'Log in' }),
    { form_id: 'a', form_name: 'login-form', form_submit_text: 'Log in' },
  ],
  ['search', ({ track }) => track('search', { search_term: 'captions' }), { search_term: 'captions' }],
  [
    'begin_checkout',
    ({ track }) => track('begin_checkout', { currency: 'USD', value: 8, items: [item] }),
    { currency: 'USD', value: 8, items: [item] },
  ],
  [
    'button_click',
    ({ track }) => track('button_click', { button_text: 'Buy', button_id: 'buy', section: 'pricing' }),
    { button_text: 'Buy', button_id: 'buy', section: 'pricing' },
  ],
  ['waitlist_signup', ({ track }) => track('waitlist_signup', { list: 'waitlist' }), { list: 'waitlist' }],
  ['pricing_view', ({ track }) => track('pricing_view', { section_id: 'plans' }), { section_id: 'plans' }],
  [
    'video_play',
    ({ track }) =>
      track('video_play', { video_title: 'Film', video_url: '/a.mp4', video_provider: 'html5', video_duration: 30 }),
    { video_title: 'Film', video_url: '/a.mp4', video_provider: 'html5', video_duration: 30 },
  ],
  [
    'error',
    ({ track }) => track('error', { description: 'TypeError: no', fatal: false }),
    { description: 'TypeError: no', fatal: false },
  ],
  [
    'custom_user_property',
    ({ track }) => track('custom_user_property', { property_name: 'plan', property_value: 'yearly' }),
    { property_name: 'plan', property_value: 'yearly' },
  ],
  ['user_id_set', ({ track }) => track('user_id_set', { user_id: '7' }), { user_id: '7' }],
  [
    'custom_dimension_set',
    ({ track }) => track('custom_dimension_set', { dimension_name: 'theme', dimension_value: 'dark' }),
    { dimension_name: 'theme', dimension_value: 'dark' },
  ],
  [
    'purchase',
    ({ purchase }) => purchase({ transaction_id: 'txn_1', totals: { total: 8 }, items: [{ price_id: 'pri_1' }] }),
    {
      transaction_id: 'txn_1',
      currency: 'USD',
      value: 8,
      items: [{ item_id: 'pri_1', item_category: 'subscription' }],
    },
  ],
  [
    'conversion',
    ({ purchase }) => purchase({ transaction_id: 'txn_1', totals: { total: 8 }, items: [] }),
    { send_to: CONVERSION, transaction_id: 'txn_1', currency: 'USD', value: 8 },
  ],
];

test.each(CALLS)(
  'specification 9: %s goes out once, with the parameters that are published',
  async (name, call, sent) => {
    const page = openPage(undefined, { referrer: 'https://a.example/?q=secret' });
    page.consent.choose({ analytics: true, ads: true });
    call(page.analytics);
    await settled();
    expect(page.sent(name)).toEqual([{ send_to: MEASUREMENT_ID, ...sent }]);
    const { allowed = [], required = [] } = PUBLISHED[name] ?? {};
    expect(Object.keys(sent).filter((parameter) => !allowed.includes(parameter))).toEqual([]);
    for (const parameter of required) expect(sent).toHaveProperty(parameter);
    const items = 'items' in sent && Array.isArray(sent.items) ? (sent.items as object[]) : [];
    for (const each of items.flatMap((one) => Object.keys(one))) expect(ITEM).toContain(each);
  },
);

test('the list contains all events except page_view, which pages send themselves', () => {
  expect([...CALLS.map(([name]) => name), 'page_view'].toSorted()).toEqual(Object.keys(PUBLISHED).toSorted());
});

test.each([
  [
    'custom_user_property',
    { property_name: 'plan', property_value: 'yearly' },
    ['user_properties', { plan: 'yearly' }],
  ],
  ['custom_dimension_set', { dimension_name: 'theme', dimension_value: 'dark' }, [{ theme: 'dark' }]],
  ['user_id_set', { user_id: '7' }, [{ user_id: '7' }]],
] as const)('%s is set for all that follows, before it is counted', (name, parameters, setting) => {
  const page = openPage();
  page.consent.choose({ analytics: true, ads: false });
  page.analytics.track(name, parameters as never);
  expect(page.commands.slice(-2)).toEqual([
    ['set', ...setting],
    ['event', name, { send_to: MEASUREMENT_ID, ...parameters }],
  ]);
});

test('a code in the URL or the referrer of a page is never sent', () => {
  const page = openPage(undefined, {
    address: 'https://onset.example/reset-password?code=secret&utm_source=mail#top',
    referrer: 'https://onset.example/confirm-email?code=secret',
  });
  page.consent.choose({ analytics: true, ads: true });
  page.view();
  expect(JSON.stringify(page.commands)).not.toContain('secret');
  expect(page.sent('page_view')).toEqual([
    {
      send_to: MEASUREMENT_ID,
      page_location: 'https://onset.example/reset-password?utm_source=mail',
      page_title: 'Thank you',
      page_referrer: 'https://onset.example/confirm-email',
    },
  ]);
});
