import { afterEach, expect, test, vi } from 'vitest';
import type * as AccountCallsModule from '../../site/adapters/auth/account-calls.ts';
import { createAuth } from '../../site/adapters/auth/auth.ts';
import type * as TokenRefreshModule from '../../site/adapters/auth/token-refresh.ts';
import type * as ResilientStorageModule from '../../site/adapters/auth/resilient-storage.ts';
import type * as SessionStoreModule from '../../site/adapters/auth/session-store.ts';
import { fakeModelTime, walk } from './model/walk.ts';
import type { Plants } from './model/planted-bugs.ts';
import { PLANTED_BUGS } from './model/planted-bugs.ts';

/** How many walks a bug may take to be found. Far fewer than are walked to prove that there is none. */
const WALKS = 3000;

const planted = vi.hoisted(() => ({ now: {} as Partial<Plants> }));

vi.mock('../../site/adapters/auth/session-store.ts', async (original) => {
  const real = await original<typeof SessionStoreModule>();
  const createSessionStore: typeof real.createSessionStore = (...values) =>
    planted.now.createSessionStore?.(real.createSessionStore, ...values) ?? real.createSessionStore(...values);
  return { ...real, createSessionStore };
});
vi.mock('../../site/adapters/auth/resilient-storage.ts', async (original) => {
  const real = await original<typeof ResilientStorageModule>();
  const resilientStorage: typeof real.resilientStorage = (...values) =>
    planted.now.resilientStorage?.(real.resilientStorage, ...values) ?? real.resilientStorage(...values);
  return { ...real, resilientStorage };
});
vi.mock('../../site/adapters/auth/token-refresh.ts', async (original) => {
  const real = await original<typeof TokenRefreshModule>();
  const createTokenRefresh: typeof real.createTokenRefresh = (...values) =>
    planted.now.createTokenRefresh?.(real.createTokenRefresh, ...values) ?? real.createTokenRefresh(...values);
  return { ...real, createTokenRefresh };
});
vi.mock('../../site/adapters/auth/account-calls.ts', async (original) => {
  const real = await original<typeof AccountCallsModule>();
  const createAccountCalls: typeof real.createAccountCalls = (...values) =>
    planted.now.createAccountCalls?.(real.createAccountCalls, ...values) ?? real.createAccountCalls(...values);
  return { ...real, createAccountCalls };
});

fakeModelTime();

afterEach(() => {
  planted.now = {};
});

test.each(PLANTED_BUGS)(
  'a planted bug is found: $name',
  { timeout: 60_000 },
  async ({ name, breaks, plant, seed = 1 }) => {
    planted.now = plant;
    const { failure, walks } = await walk({
      walks: WALKS,
      seed,
      makeAuth: (options) => createAuth(plant.options?.(options) ?? options),
      endOnFailure: true,
    });
    const found = /^Error: \[(.*)\]/.exec(failure ?? '')?.[1];
    if (process.env['SESSION_WALKS']) process.stdout.write(`found after ${walks} walks: ${name} (${found})\n`);
    expect(breaks).toContain(found);
  },
);
