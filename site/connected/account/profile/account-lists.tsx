import { DeviceList } from '@onset/design-system/sections/device-list';
import type { DeviceListContent } from '@onset/design-system/sections/device-list/schema';
import { SessionsList } from '@onset/design-system/sections/sessions-list';
import type { SessionsListContent } from '@onset/design-system/sections/sessions-list/schema';
import { useCallback, useEffect, useState } from 'react';
import { createBilling } from '../../../adapters/billing.ts';
import { hasStatus } from '../../../adapters/http.ts';
import { NOT_OFFERED, explainMissingCall } from '../../form/call-errors.ts';
import { useAccount, useAuth } from '../../form/use-auth.ts';
import type { ConnectedProps } from '../../schemas.ts';
import { perUser, SIGNED_IN_ONLY } from '../head/signed-in.tsx';
import { onPasswordChange } from './change-password-form.tsx';

/**
 * Devices on which the customer is signed in, connected to the account API. Renders nothing for signed-out visitors.
 */
export const ConnectedSessionsList = perUser(UserSessionsList);

/** Value of `pending` while all other sessions are being ended. */
const OTHERS = 'others';

function UserSessionsList({ className = '', ...content }: ConnectedProps<SessionsListContent>) {
  const { state: session } = useAuth();
  const account = useAccount();
  const load = useCallback(async (signal?: AbortSignal) => (await account()).listSessions(signal), [account]);
  const { data: sessions = [], at, pending, error, notice, state, reload, retry, remove } = useAccountList(load);
  useEffect(() => onPasswordChange(() => void reload()), [reload]);
  if (session.status === 'signed-out') return null;

  function end(name: string, ids: readonly string[], done: string): void {
    const requests = async () => {
      const calls = await account();
      for (const id of ids) await ignoreNotFound(calls.endSession(id));
    };
    void remove(name, requests, { without: (before) => before.filter(({ id }) => !ids.includes(id)), notice: done });
  }

  return (
    <SessionsList
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={state}
      sessions={sessions.map(({ id, deviceName, current, loginAt, lastActiveAt }) => ({
        id,
        device: deviceName ?? 'Unknown device',
        current,
        loggedIn: relativeTime(loginAt, at),
        lastActive: relativeTime(lastActiveAt, at),
      }))}
      pendingId={pending}
      pendingOthers={pending === OTHERS}
      error={error}
      notice={notice}
      onEnd={(id) => end(id, [id], 'Ended.')}
      onEndOthers={() => {
        const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
        end(OTHERS, others, 'All other sessions have ended.');
      }}
      onRetry={retry}
    />
  );
}

/** The customer's Macs with a license, connected to the account API. Renders nothing for signed-out visitors. */
export const ConnectedDeviceList = perUser(UserDeviceList);

function UserDeviceList({ className = '', ...content }: ConnectedProps<DeviceListContent>) {
  const { state: session, withAuth } = useAuth();
  const billing = useCallback(() => withAuth(({ http }) => createBilling({ http })), [withAuth]);
  const load = useCallback(async (signal?: AbortSignal) => (await billing()).devices(signal), [billing]);
  const { data, at, pending, error, notice, state, retry, remove } = useAccountList(load);
  if (session.status === 'signed-out') return null;

  function removeDevice(id: string): void {
    const name = data?.data.find((device) => device.id === id)?.name ?? '';
    void remove(id, async () => ignoreNotFound((await billing()).removeDevice(id)), {
      without: (before) => ({ ...before, data: before.data.filter((device) => device.id !== id) }),
      notice: `Removed: ${name}`,
    });
  }

  return (
    <DeviceList
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={state}
      {...(data && { limit: data.limit })}
      devices={(data?.data ?? []).map(({ id, name, addedAt, lastSeenAt }) => ({
        id,
        name: name || 'A Mac',
        added: relativeTime(addedAt, at),
        lastSeen: relativeTime(lastSeenAt, at),
      }))}
      pendingId={pending}
      error={error}
      notice={notice}
      onRemove={removeDevice}
      onRetry={retry}
    />
  );
}

interface Loaded<Data> {
  readonly data: Data | undefined;
  /** Time of the data in milliseconds since 1970, to which relative times refer. */
  readonly at: number;
  /** ID of the entry that is being removed. */
  readonly pending: string | null;
  readonly error: string | null;
  readonly notice: string | null;
}

const NOTHING = { data: undefined, at: 0, pending: null, error: null, notice: null } as const;

/**
 * Loads a list of the account, such as the sessions, for the signed-in user, and removes entries from it. `load` must
 * be the same function in each render.
 */
function useAccountList<Data>(load: (signal?: AbortSignal) => Promise<Data>) {
  const { state } = useAuth();
  const userId = state.user?.id;
  const [loaded, setLoaded] = useState<Loaded<Data>>(NOTHING);

  const reload = useCallback(
    (signal?: AbortSignal) =>
      explainMissingCall(load(signal)).then(
        (data) => setLoaded((before) => ({ ...before, data, at: Date.now(), error: null })),
        (error: unknown) => {
          // An aborted request means that the page is closed.
          if (signal?.aborted !== true) setLoaded((before) => ({ ...before, error: getMessage(error) }));
        },
      ),
    [load],
  );

  useEffect(() => {
    if (userId === undefined) return undefined;
    const request = new AbortController();
    void reload(request.signal);
    return () => request.abort();
  }, [userId, reload]);

  /** Removes entries with requests that may fail, and then from the data. `pending` names them meanwhile. */
  async function remove(
    pending: string,
    requests: () => Promise<void>,
    { without, notice }: { readonly without: (data: Data) => Data; readonly notice: string },
  ): Promise<void> {
    setLoaded((before) => ({ ...before, pending, error: null, notice: null }));
    try {
      await requests();
      setLoaded((before) => ({ ...before, data: before.data && without(before.data), pending: null, notice }));
    } catch (error) {
      setLoaded((before) => ({ ...before, pending: null, error: getMessage(error) }));
    }
  }

  function retry(): void {
    setLoaded(NOTHING);
    void reload();
  }

  const { error } = loaded;
  return {
    ...loaded,
    error: error === NOT_OFFERED ? null : error,
    state: error === NOT_OFFERED ? 'not-offered' : loaded.data || error !== null ? 'ready' : 'loading',
    reload,
    retry,
    remove,
  } as const;
}

/** Waits for the removal of an entry. One that no longer exists counts as removed. */
async function ignoreNotFound(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * Formats an ISO 8601 time relative to `now` (milliseconds since 1970): `2 hours ago`, `yesterday`, `just now`. Returns
 * other text unchanged. A future time, due to a wrong clock, is `just now`; `undefined` is `at an unknown time`.
 */
export function relativeTime(iso: string | undefined, now: number): string {
  if (iso === undefined) return 'at an unknown time';
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const seconds = Math.max(0, (now - at) / 1000);
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of UNITS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return 'just now';
}
