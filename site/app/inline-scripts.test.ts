import { expect, test } from 'vitest';
import { CONSENT_KEY, writeChoice } from '../adapters/consent.ts';
import { consentScript, inlineScripts } from './inline-scripts.ts';

/** Runs the script with the parts of the document and the window that it uses. */
function run(stored: string | null, globalPrivacyControl?: boolean) {
  const attributes = new Map<string, string>();
  let press = (_event: object): void => {};
  const document = {
    documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    addEventListener: (_: string, listener: (event: object) => void) => (press = listener),
  };
  const window = {
    navigator: { globalPrivacyControl },
    get localStorage() {
      if (stored === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return { getItem: (key: string) => (key === CONSENT_KEY ? stored : null) };
    },
  };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- Runs the text of the script.
  new Function('document', 'window', consentScript)(document, window);
  return { attributes, press: (event: object) => press(event) };
}

test.each([
  ['the visitor hasn’t answered', null],
  ['the stored answer is invalid', '{{'],
  ['the answer is for an earlier version', '{"version":0,"analytics":true,"ads":true}'],
  ['the storage is blocked', 'blocked'],
])('the consent script shows the banner before the first paint if %s', (_, stored) => {
  expect(run(stored).attributes.get('data-consent')).toBe('ask');
});

test('the consent script doesn’t show the banner to visitors who have answered', () => {
  for (const granted of [true, false]) {
    const stored = writeChoice({ analytics: granted, ads: granted }, '2026-11-22T12:00:00.000Z');
    expect(run(stored).attributes.has('data-consent')).toBe(false);
  }
});

test('the consent script doesn’t show the banner to visitors with Global Privacy Control', () => {
  expect(run(null, true).attributes.has('data-consent')).toBe(false);
  expect(run(null, false).attributes.has('data-consent')).toBe(true);
});

test('the consent script stores the button that is pressed in the banner before the runtime starts', () => {
  const { attributes, press } = run(null);
  press({ target: { closest: () => null } });
  press({ target: {} });
  expect(attributes.has('data-consent-pressed')).toBe(false);
  press({ target: { closest: () => ({ getAttribute: () => 'needed' }) } });
  expect(attributes.get('data-consent-pressed')).toBe('needed');
});

test('inlineScripts includes the consent script only if a tool needs consent', () => {
  expect(inlineScripts(true)).toContain(consentScript);
  expect(inlineScripts(false)).not.toContain(consentScript);
});
