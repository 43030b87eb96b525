import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replay } from './replayed.ts';
import { ROWS, toMarkdown } from './rows.ts';

beforeEach(() => {
  // A rejected refresh is followed by a second in which another tab's tokens may show.
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('specification 7: against the recorded replies of a Strapi 5.54', () => {
  test.each(ROWS)('$what: $site', async ({ replies, session, check }) => {
    const replayed = replay(replies, session && { refreshToken: session === 'both tokens' });
    await check(replayed);
    expect(replayed.unanswered).toEqual([]);
  });
});

test('docs/guides/strapi.md has the table as it is (after a change: vitest run --project unit tests/session/strapi -u)', async () => {
  const path = join(import.meta.dirname, '../../../docs/guides/strapi.md');
  const document = await readFile(path, 'utf8');
  const table = /(<!-- recorded -->\n)[^]*?(<!-- end -->)/;
  expect(document).toMatch(table);
  const made = document.replace(table, (_, start: string, end: string) => `${start}${toMarkdown(ROWS)}\n${end}`);
  await expect(made).toMatchFileSnapshot(path);
});
