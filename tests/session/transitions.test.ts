import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ConfirmationNeeded,
  NO_REFRESH_TOKEN,
  NOT_AUTHENTICATED,
  SESSION_EXPIRED,
} from '../../site/adapters/auth/messages.ts';
import { ADA } from './account-server.ts';
import { openScene, store } from './scene.ts';
import type { Scene } from './scene.ts';
import { INVALID, REQUESTS, toMarkdown, TRANSITIONS, UNREACHABLE } from './transitions.ts';
import type { Stored, Transition } from './transitions.ts';

type Values = readonly (string | null | undefined)[];

/** What each word for the storage means: token, user and refresh token, against those of before. */
const MEANS: Record<Stored, (now: Values, before: Values) => void> = {
  nothing: (now) => expect(now).toEqual([null, null, null]),
  'as before': (now, before) => expect(now).toEqual(before),
  'the new session': (now, before) => {
    for (const [at, value] of now.entries()) expect([null, before[at]]).not.toContain(value);
  },
  'the new session, no refresh token': ([token, user, refreshToken], before) => {
    expect(before).not.toContain(token);
    expect(before).not.toContain(user);
    expect(refreshToken).toBeNull();
  },
  'both new tokens': ([token, user, refreshToken], before) => {
    expect(user).toBe(before[1]);
    for (const value of [token, refreshToken]) expect([...before, null]).not.toContain(value);
  },
  'the new token': ([token, ...rest], before) => {
    expect(before).not.toContain(token);
    expect(rest).toEqual(before.slice(1));
  },
  'the merged user': ([token, user, refreshToken], before) => {
    expect([token, refreshToken]).toEqual([before[0], before[2]]);
    expect(JSON.parse(user ?? '')).toMatchObject({ ...ADA, company: 'Engines' });
  },
  'the whole session': ([token, user, refreshToken], before) => {
    expect(JSON.parse(user ?? '')).toEqual(ADA);
    // A token that was there is kept, and one that was not has come with a new refresh token.
    expect([token === before[0], refreshToken === before[2]]).toEqual(before[0] ? [true, true] : [false, false]);
    expect([token, refreshToken]).not.toContain(null);
  },
};

/** What kind of error has which text; every other text is of an `HttpError`. */
const KINDS: Readonly<Record<string, string>> = {
  [INVALID]: 'InvalidResponseError',
  [UNREACHABLE]: 'NetworkError',
  [NO_REFRESH_TOKEN]: 'AuthError',
  [NOT_AUTHENTICATED]: 'AuthError',
  [SESSION_EXPIRED]: 'AuthError',
  [new ConfirmationNeeded().message]: 'AuthError',
};

/** Brings a tab to the state a row starts from. */
function arrange(scene: Scene, { from, given }: Transition): void {
  if (from !== 'signed out') store(scene.browser, scene.server.open());
  if (from !== 'unknown') scene.auth.sync();
  given?.(scene);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('every row of the table of states happens', () => {
  test.each(TRANSITIONS)('$from, $event, $guard: $to', async (row) => {
    const scene = openScene();
    const { auth, browser } = scene;
    arrange(scene, row);
    const before = browser.stored();
    const hadUser = before[0] !== null && before[1] !== null;
    const acted = Promise.resolve(row.act(scene)).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    expect(auth.getState().loading).toBe(/login|register|reset/.test(row.event));
    await vi.runAllTimersAsync();
    const { rejects } = row.message;
    expect(await acted).toBe(rejects && `${KINDS[rejects] ?? 'HttpError'}: ${rejects}`);
    MEANS[row.stored](browser.stored(), before);
    const user = JSON.parse(browser.stored()[1] ?? 'null') as { role?: { name: string } } | null;
    expect(auth.getState()).toEqual({
      status: row.to.replace(' ', '-'),
      user,
      role: user?.role?.name ?? null,
      loading: false,
      error: row.message.error ?? null,
      // Who was shown, and has not signed out here.
      isLost:
        row.to === 'signed out' &&
        (row.event.startsWith('another tab') || (hadUser && row.message.error !== undefined)),
      notice: row.message.notice ?? null,
    });
    expect(
      scene.server
        .routes()
        .map((route) => REQUESTS[route])
        .join(', '),
    ).toBe(row.sends);
  });
});

test('docs/session.md has the table as it is (after a change: vitest run --project unit tests/session -u)', async () => {
  const path = join(import.meta.dirname, '../../docs/session.md');
  const document = await readFile(path, 'utf8');
  const table = /(<!-- transitions -->\n)[^]*?(<!-- end -->)/;
  const made = document.replace(table, (_, start: string, end: string) => `${start}${toMarkdown(TRANSITIONS)}\n${end}`);
  expect(document).toMatch(table);
  await expect(made).toMatchFileSnapshot(path);
});
