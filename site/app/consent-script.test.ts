import { expect, test } from 'vitest';
import { CONSENT_KEY, writeChoice } from '../adapters/consent/choice.ts';
import { consentScript } from './consent-script.ts';
import { inlineScripts } from './inline-scripts.ts';

/** Runs the script as a browser does, against the little it touches. */
function run(stored: string | null, refusesBySignal?: boolean) {
  const attributes = new Map<string, string>();
  let press = (_event: object): void => {};
  const document = {
    documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    addEventListener: (_: string, listener: (event: object) => void) => (press = listener),
  };
  const window = {
    navigator: { globalPrivacyControl: refusesBySignal },
    get localStorage() {
      if (stored === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return { getItem: (key: string) => (key === CONSENT_KEY ? stored : null) };
    },
  };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- The script is text, and this is what runs it.
  new Function('document', 'window', consentScript)(document, window);
  return { attributes, press: (event: object) => press(event) };
}

test.each([
  ['nobody has answered', null],
  ['what is stored is no answer', '{{'],
  ['another question was answered', '{"version":0,"analytics":true,"ads":true}'],
  ['the storage is blocked', 'blocked'],
])('the question is there before the first paint where %s', (_, stored) => {
  expect(run(stored).attributes.get('data-consent')).toBe('ask');
});

test('who has answered is not asked, whatever the answer was', () => {
  for (const granted of [true, false]) {
    const stored = writeChoice({ analytics: granted, ads: granted }, '2026-11-22T12:00:00.000Z');
    expect(run(stored).attributes.has('data-consent')).toBe(false);
  }
});

test('the browser’s own refusal is an answer', () => {
  expect(run(null, true).attributes.has('data-consent')).toBe(false);
  expect(run(null, false).attributes.has('data-consent')).toBe(true);
});

test('what is pressed in the banner too early is noted, and nothing else is', () => {
  const { attributes, press } = run(null);
  press({ target: { closest: () => null } });
  press({ target: {} });
  expect(attributes.has('data-consent-pressed')).toBe(false);
  press({ target: { closest: () => ({ getAttribute: () => 'needed' }) } });
  expect(attributes.get('data-consent-pressed')).toBe('needed');
});

test('the script is of the list only where something needs consent', () => {
  expect(inlineScripts(true)).toContain(consentScript);
  expect(inlineScripts(false)).not.toContain(consentScript);
});
