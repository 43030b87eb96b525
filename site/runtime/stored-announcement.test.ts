import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANNOUNCEMENT_KEY, storeAnnouncement } from './stored-announcement.ts';

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
  storeAnnouncement(commons({ announcement: 'New' }));
  expect(stored.get(ANNOUNCEMENT_KEY)).toBe('New');
});

test('what they hold no longer, or the document says itself, is not', () => {
  stored.set(ANNOUNCEMENT_KEY, 'Old');
  page('announcement');
  storeAnnouncement(commons({}));
  expect([...stored]).toEqual([]);
  page('announcement', 'Own');
  storeAnnouncement(commons({ announcement: 'Own' }));
  expect([...stored]).toEqual([]);
});

test('an empty text takes the document’s own away', () => {
  page('announcement', 'Own');
  storeAnnouncement(commons({ announcement: '' }));
  expect(stored.get(ANNOUNCEMENT_KEY)).toBe('');
});

test('a bar that names no key has the document’s words, whatever the commons hold', () => {
  page(undefined, 'Own');
  storeAnnouncement(commons({ announcement: 'New' }));
  expect([...stored]).toEqual([]);
});

test('storage that is blocked or full stops nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  page('announcement');
  expect(() => storeAnnouncement(commons({ announcement: 'New' }))).not.toThrow();
});
