import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuth } from '../../../site/adapters/auth/auth.ts';
import { createHttp } from '../../../site/adapters/http/index.ts';
import { FakeBrowser } from '../fake-browser.ts';
import { replay, responseOf } from './replayed.ts';
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

test('a registration whose consent a Strapi refuses succeeds without it, and the next one sends none', async () => {
  const visit = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => visit.get(key) ?? null,
    setItem: (key: string, value: string) => visit.set(key, value),
  });
  const consents: unknown[] = [];
  const http = createHttp({
    baseUrl: 'https://strapi.example',
    fetch: (_input, init) => {
      const body = JSON.parse(init?.body as string) as object;
      consents.push('consent' in body ? body.consent : 'none');
      const name = 'consent' in body ? '[main] register: unknown field' : '[main] register: success';
      const { status, body: response } = responseOf(name);
      return Promise.resolve(new Response(JSON.stringify(response).replace('first_name', 'consent'), { status }));
    },
  });
  const auth = createAuth({ http, ...new FakeBrowser().tab() });
  const form = { username: 'alice', email: 'alice@example.test', password: 'Passw0rd-1', consent: '2026-11-22' };
  await auth.register(form);
  expect(auth.getState().status).toBe('signed-in');
  await auth.register(form);
  expect(consents).toEqual(['2026-11-22', 'none', 'none']);
});

test('docs/strapi.md has the table as it is (after a change: vitest run --project unit tests/session/strapi -u)', async () => {
  const path = join(import.meta.dirname, '../../../docs/strapi.md');
  const document = await readFile(path, 'utf8');
  const table = /(<!-- recorded -->\n)[^]*?(<!-- end -->)/;
  expect(document).toMatch(table);
  const made = document.replace(table, (_, start: string, end: string) => `${start}${toMarkdown(ROWS)}\n${end}`);
  await expect(made).toMatchFileSnapshot(path);
});
