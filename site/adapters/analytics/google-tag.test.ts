import { expect, test, vi } from 'vitest';
import { googleTag } from './google-tag.ts';

/** The little of a page that the tag touches. */
function page() {
  const scripts: { src: string; fire: (type: string) => void }[] = [];
  const document = {
    createElement: () => {
      const listeners = new Map<string, () => void>();
      return {
        src: '',
        fire: (type: string) => listeners.get(type)?.(),
        addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      };
    },
    head: { append: (script: { src: string; fire: (type: string) => void }) => scripts.push(script) },
  };
  const fake = { document, dataLayer: undefined as unknown[] | undefined };
  return { fake, scripts, tag: googleTag(fake as unknown as Window & typeof globalThis) };
}

test('a command is the arguments of a call: the script passes over arrays', () => {
  const { fake, tag } = page();
  tag.command('consent', 'default', { ad_storage: 'denied' });
  const [command] = fake.dataLayer ?? [];
  expect(Array.isArray(command)).toBe(false);
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect([...(command as IArguments)]).toEqual(['consent', 'default', { ad_storage: 'denied' }]);
});

test('the script is fetched once, and whether it came is told', async () => {
  const { scripts, tag } = page();
  const loaded = tag.load('G-TEST');
  void tag.load('AW-1');
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  scripts[0]?.fire('load');
  expect(await loaded).toBe(true);
});

test('a script that is blocked is no error', async () => {
  const { scripts, tag } = page();
  const loaded = tag.load('G-TEST');
  scripts[0]?.fire('error');
  expect(await loaded).toBe(false);
});

test('a script that fails over a command does not fail the page', () => {
  const { fake, tag } = page();
  fake.dataLayer = [];
  const push = vi.spyOn(fake.dataLayer, 'push').mockImplementation(() => {
    throw new Error('inside the script');
  });
  expect(() => tag.command('event', 'login', {})).not.toThrow();
  expect(push).toHaveBeenCalledOnce();
});
