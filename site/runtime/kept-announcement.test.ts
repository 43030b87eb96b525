import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_KEY, keepAnnouncement } from './kept-announcement.ts';

let stored: Map<string, string>;

/** A page with a bar: the key it names, and the text of its own. */
function page(announcementKey: string | undefined, announcement?: string): void {
  vi.stubGlobal('document', {
    documentElement: { dataset: { announcement } },
    querySelector: () => (announcementKey === undefined ? null : { dataset: { announcementKey } }),
  });
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const commons = (values: Record<string, string>) => (key: string, fallback: string) => values[key] ?? fallback;

test('what the commons hold is kept for the next page', () => {
  page('announcement');
  keepAnnouncement(commons({ announcement: 'New' }));
  expect(stored.get(KEPT_KEY)).toBe('New');
});

test('what they hold no longer, or the document says itself, is not', () => {
  stored.set(KEPT_KEY, 'Old');
  page('announcement');
  keepAnnouncement(commons({}));
  expect([...stored]).toEqual([]);
  page('announcement', 'Own');
  keepAnnouncement(commons({ announcement: 'Own' }));
  expect([...stored]).toEqual([]);
});

test('an empty text takes the document’s own away', () => {
  page('announcement', 'Own');
  keepAnnouncement(commons({ announcement: '' }));
  expect(stored.get(KEPT_KEY)).toBe('');
});

test('a bar that names no key has the document’s words, whatever the commons hold', () => {
  page(undefined, 'Own');
  keepAnnouncement(commons({ announcement: 'New' }));
  expect([...stored]).toEqual([]);
});

test('storage that is blocked or full stops nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  page('announcement');
  expect(() => keepAnnouncement(commons({ announcement: 'New' }))).not.toThrow();
});
