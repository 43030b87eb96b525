import { expect, test } from 'vitest';
import { deleteTagCookies } from './cookies.ts';

test('the cookies of one category are deleted, on every domain that they may be on, and no others', () => {
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
