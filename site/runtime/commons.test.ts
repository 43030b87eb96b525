import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANNOUNCEMENT_KEY, storeAnnouncement } from './commons.ts';

let stored: Map<string, string>;

/** Stubs a document with an announcement bar that has this key, and this text of the document. */
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

test('storeAnnouncement stores the text of the site settings', () => {
  page('announcement');
  storeAnnouncement(commons({ announcement: 'New' }));
  expect(stored.get(ANNOUNCEMENT_KEY)).toBe('New');
});

test('storeAnnouncement removes a text that the site settings no longer have, or that the document has too', () => {
  stored.set(ANNOUNCEMENT_KEY, 'Old');
  page('announcement');
  storeAnnouncement(commons({}));
  expect([...stored]).toEqual([]);
  page('announcement', 'Own');
  storeAnnouncement(commons({ announcement: 'Own' }));
  expect([...stored]).toEqual([]);
});

test('storeAnnouncement stores an empty text, which hides the text of the document', () => {
  page('announcement', 'Own');
  storeAnnouncement(commons({ announcement: '' }));
  expect(stored.get(ANNOUNCEMENT_KEY)).toBe('');
});

test('storeAnnouncement stores nothing for a bar without a key', () => {
  page(undefined, 'Own');
  storeAnnouncement(commons({ announcement: 'New' }));
  expect([...stored]).toEqual([]);
});

test('storeAnnouncement doesn’t throw if storage is blocked or full', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  page('announcement');
  expect(() => storeAnnouncement(commons({ announcement: 'New' }))).not.toThrow();
});
