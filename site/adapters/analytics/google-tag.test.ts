import { expect, test, vi } from 'vitest';
import { googleTag, deleteTagCookies } from './google-tag.ts';

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

test('a command is an arguments object, because the script ignores arrays', () => {
  const { fake, tag } = page();
  tag.command('consent', 'default', { ad_storage: 'denied' });
  const [command] = fake.dataLayer ?? [];
  expect(Array.isArray(command)).toBe(false);
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect([...(command as IArguments)]).toEqual(['consent', 'default', { ad_storage: 'denied' }]);
});

test('the script is loaded once, and load resolves to true', async () => {
  const { scripts, tag } = page();
  const loaded = tag.load('G-TEST');
  void tag.load('AW-1');
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  scripts[0]?.fire('load');
  expect(await loaded).toBe(true);
});

test('load resolves to false for a blocked script', async () => {
  const { scripts, tag } = page();
  const loaded = tag.load('G-TEST');
  scripts[0]?.fire('error');
  expect(await loaded).toBe(false);
});

test('an error of the script doesn’t stop the page', () => {
  const { fake, tag } = page();
  fake.dataLayer = [];
  const push = vi.spyOn(fake.dataLayer, 'push').mockImplementation(() => {
    throw new Error('inside the script');
  });
  expect(() => tag.command('event', 'login', {})).not.toThrow();
  expect(push).toHaveBeenCalledOnce();
});

test('deleteTagCookies deletes only the cookies of one category, on every possible domain', () => {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return '_ga=1; _ga_TEST=2; _gcl_au=3; _gat_other=4; theme=dark; x_ga=5';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  deleteTagCookies('analytics', jar, 'www.onset.example');
  const names = new Set(written.map((text) => text.split('=', 1)[0]));
  expect([...names]).toEqual(['_ga', '_ga_TEST']);
  expect(written.filter((text) => text.startsWith('_ga='))).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=.www.onset.example',
    '_ga=; max-age=0; path=/; domain=.onset.example',
  ]);
  written.length = 0;
  deleteTagCookies('ads', jar, 'onset.example');
  expect(written[0]).toBe('_gcl_au=; max-age=0; path=/');
});
