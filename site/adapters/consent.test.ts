import { describe, expect, test, vi } from 'vitest';
import { FakeBrowser } from '../../tests/session/fake-browser.ts';
import { CONSENT_KEY, createConsent } from './consent.ts';
import type { Consent } from './consent.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const kept = (change: object = {}): string =>
  JSON.stringify({ version: 1, at: '2026-11-22T12:00:00.000Z', analytics: true, ads: false, ...change });

function consentIn(browser: FakeBrowser, refusesBySignal = false): Consent {
  return createConsent({ ...browser.tab(), refusesBySignal, now: () => NOW });
}

test('without a choice, nothing is granted', () => {
  expect(consentIn(new FakeBrowser()).getState()).toEqual({ status: 'unasked', analytics: false, ads: false });
});

test('a choice is stored with its version and its time for the next page', () => {
  const browser = new FakeBrowser();
  const consent = consentIn(browser);
  consent.choose({ analytics: true, ads: false });
  expect(consent.getState()).toEqual({ status: 'chosen', analytics: true, ads: false });
  expect(browser.values.get(CONSENT_KEY)).toBe(kept());
  expect(consentIn(browser).getState()).toEqual({ status: 'chosen', analytics: true, ads: false });
});

test.each([
  ['another version', kept({ version: 2 })],
  ['a text for yes', kept({ analytics: 'yes' })],
  ['half a choice', JSON.stringify({ version: 1, analytics: true })],
  ['no JSON', '{{'],
  ['null', 'null'],
  ['a number', '1'],
])('what is stored is no choice: %s', (_, text) => {
  const browser = new FakeBrowser();
  browser.values.set(CONSENT_KEY, text);
  expect(consentIn(browser).getState()).toEqual({ status: 'unasked', analytics: false, ads: false });
});

describe('another tab', () => {
  test('changes the consent with a choice, another choice, and when the storage is cleared', () => {
    const browser = new FakeBrowser();
    const [one, two] = [consentIn(browser), consentIn(browser)];
    const heard = vi.fn<() => void>();
    two.subscribe(heard);
    one.choose({ analytics: true, ads: true });
    expect(two.getState()).toEqual({ status: 'chosen', analytics: true, ads: true });
    one.choose({ analytics: false, ads: false });
    expect(two.getState()).toEqual({ status: 'chosen', analytics: false, ads: false });
    expect(heard).toHaveBeenCalledTimes(2);
    browser.values.clear();
    browser.tellAll(null);
    expect(two.getState().status).toBe('unasked');
  });
});

test('if storage is blocked, a choice lasts as long as the page', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const consent = createConsent({
    storage: { getItem: blocked, setItem: blocked },
    onStorageEvent: () => {},
    refusesBySignal: false,
    now: () => NOW,
  });
  expect(consent.getState().status).toBe('unasked');
  consent.choose({ analytics: true, ads: false });
  expect(consent.getState()).toEqual({ status: 'chosen', analytics: true, ads: false });
});

test('Global Privacy Control is a refusal: the visitor isn’t asked, and no choice overrides it', () => {
  const browser = new FakeBrowser();
  browser.values.set(CONSENT_KEY, kept({ ads: true }));
  const consent = consentIn(browser, true);
  expect(consent.getState()).toEqual({ status: 'signal', analytics: false, ads: false });
  consent.choose({ analytics: true, ads: true });
  expect(consent.getState()).toEqual({ status: 'signal', analytics: false, ads: false });
});
