import { expect, test } from 'vitest';
import { SESSION_KEYS } from '../adapters/auth/session-store.ts';
import { THEME_KEY } from '../runtime/theme.ts';
import { headScript } from './head-script.ts';

interface Page {
  attributes: Map<string, string>;
  submit: ((event: object) => void) | undefined;
  window: { onsetEarlySubmit?: { form?: unknown; submitter?: unknown } };
}

/** Runs the script as a browser does, against the little it touches. */
function run(stored: Record<string, string> | 'blocked', kind = 'document'): Page {
  const page: Page = { attributes: new Map([['data-kind', kind]]), submit: undefined, window: {} };
  const root = {
    getAttribute: (name: string) => page.attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => page.attributes.set(name, value),
  };
  const document = {
    documentElement: root,
    addEventListener: (_type: string, listener: (event: object) => void) => {
      page.submit = listener;
    },
  };
  Object.defineProperty(page.window, 'localStorage', {
    get() {
      if (stored === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- The script is text, and this is what runs it.
  new Function('document', 'window', headScript)(document, page.window);
  return page;
}

const [token = '', user = ''] = SESSION_KEYS;

test('an explicit theme is there before the first paint; any other value is nobody’s choice', () => {
  expect(run({ [THEME_KEY]: 'dark' }).attributes.get('data-theme')).toBe('dark');
  expect(run({ [THEME_KEY]: 'light' }).attributes.get('data-theme')).toBe('light');
  const others = ['', 'system', '"><script>'].map((theme) => run({ [THEME_KEY]: theme }));
  expect([run({}), ...others].filter(({ attributes }) => attributes.has('data-theme'))).toEqual([]);
});

test('a stored session is marked, half a session is not', () => {
  expect(run({ [token]: 't', [user]: '{}' }).attributes.get('data-signed-in')).toBe('');
  expect(run({ [token]: 't' }).attributes.has('data-signed-in')).toBe(false);
  expect(run({ [user]: '{}' }).attributes.has('data-signed-in')).toBe(false);
});

test('blocked storage stops nothing', () => {
  const page = run('blocked', 'app');
  expect([...page.attributes.keys()]).toEqual(['data-kind']);
  expect(page.submit).toBeDefined();
});

test('on an app page a form sent too early is held back and remembered', () => {
  const page = run({}, 'app');
  let prevented = 0;
  const event = { target: 'the form', submitter: 'its button', preventDefault: () => (prevented += 1) };
  page.submit?.(event);
  expect(prevented).toBe(1);
  expect([page.window.onsetEarlySubmit?.form, page.window.onsetEarlySubmit?.submitter]).toEqual([
    'the form',
    'its button',
  ]);
});

test('in a document a form is the browser’s own', () => {
  expect(run({}).submit).toBeUndefined();
});
