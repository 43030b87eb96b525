import { describe, expect, test } from 'vitest';
import { FakeBrowser } from '../../tests/session/fake-browser.ts';
import { createConsent } from './consent.ts';
import { createRevenueTracker, toCustomer, loadProfitWell } from './revenue-tracker.ts';
import type { Customer } from './revenue-tracker.ts';

interface Options {
  readonly token?: string | null;
  readonly hostname?: string;
  readonly refusesBySignal?: boolean;
}

function open({ token = 'token', hostname = 'onset.example', refusesBySignal = false }: Options = {}) {
  const consent = createConsent({ ...new FakeBrowser().tab(), refusesBySignal, now: () => 0 });
  const calls: unknown[] = [];
  const load = (given: string) => {
    calls.push(['load', given]);
    return (command: 'start', customer: Customer) => void calls.push([command, customer]);
  };
  return { calls, consent, tracker: createRevenueTracker({ token, hostname, consent, load }) };
}

const AGREED = { analytics: true, ads: false };

test.each([
  ['the address', { email: 'ada@example.com', paddle_customer_id: 'ctm_1' }, { user_email: 'ada@example.com' }],
  ['the customer id where there is no address', { email: null, paddle_customer_id: 'ctm_1' }, { user_id: 'ctm_1' }],
  ['nothing where there is neither', { email: '', paddle_customer_id: null }, {}],
  ['nothing where nobody is signed in', null, {}],
])('specification 9: it starts with %s', (_, user, customer) => {
  const { calls, consent, tracker } = open();
  consent.choose(AGREED);
  tracker.start(toCustomer(user));
  expect(calls).toEqual([
    ['load', 'token'],
    ['start', customer],
  ]);
});

test('the tracker waits for the consent, and starts once, with the first customer', () => {
  const { calls, consent, tracker } = open();
  tracker.start({ user_id: 'ctm_1' });
  tracker.start({});
  expect(calls).toEqual([]);
  consent.choose({ analytics: false, ads: true });
  expect(calls).toEqual([]);
  consent.choose(AGREED);
  consent.choose({ analytics: false, ads: false });
  consent.choose(AGREED);
  tracker.start({ user_email: 'ada@example.com' });
  expect(calls).toEqual([
    ['load', 'token'],
    ['start', { user_id: 'ctm_1' }],
  ]);
});

describe('nothing is requested', () => {
  test.each([
    ['without a token', { token: null }],
    ['on localhost', { hostname: 'localhost' }],
    ['with Global Privacy Control', { refusesBySignal: true }],
  ])('%s', (_, options) => {
    const { calls, consent, tracker } = open(options);
    consent.choose(AGREED);
    tracker.start({});
    expect(calls).toEqual([]);
  });
});

describe('if Paddle.js has already added the tracker', () => {
  /** A live page on which Paddle.js has set the tracker's function. */
  function openLivePage(user: Parameters<typeof toCustomer>[0]) {
    const calls: unknown[] = [];
    const page = { profitwell: (...call: unknown[]) => void calls.push(call) };
    const consent = createConsent({ ...new FakeBrowser().tab(), refusesBySignal: false, now: () => 0 });
    const load = loadProfitWell(page as unknown as Window & typeof globalThis);
    const tracker = createRevenueTracker({ token: 'token', hostname: 'onset.example', consent, load });
    tracker.start(toCustomer(user));
    return { calls, consent };
  }

  test.each([
    ['the email address', { email: 'ada@example.com' }, [['start', { user_email: 'ada@example.com' }]]],
    ['the customer id', { paddle_customer_id: 'ctm_1' }, [['start', { user_id: 'ctm_1' }]]],
    ['nothing for an anonymous visitor, for whom it has started', null, []],
  ])('specification 9: it is started with %s', (_, user, started) => {
    const { calls, consent } = openLivePage(user);
    expect(calls).toEqual([]);
    consent.choose(AGREED);
    expect(calls).toEqual(started);
  });
});
