import { useCallback, useEffect, useState } from 'react';
import { DeviceList } from '@onset/design-system/sections/device-list';
import type { DeviceListContent } from '@onset/design-system/sections/device-list';
import { createBilling } from '../../adapters/billing/billing.ts';
import type { LicenceDevices } from '../../adapters/billing/billing.ts';
import { hasStatus } from '../../adapters/http/index.ts';
import { useAuth } from '../auth.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { NOT_OFFERED, offered } from '../offered.ts';
import { perUser } from './per-user.tsx';
import { relativeTime } from './relative-time.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';

interface Known {
  readonly devices: LicenceDevices | undefined;
  /** When they were asked for, in milliseconds: the times in words are from then. */
  readonly at: number;
  readonly pendingId: string | null;
  readonly error: string | null;
  readonly notice: string | null;
}

const NOTHING: Known = { devices: undefined, at: 0, pendingId: null, error: null, notice: null };

/** The Macs with a licence, bound to the account API. Nothing where nobody is signed in, or where the server gives no licences. */
export const ConnectedDeviceList = perUser(UserDeviceList);

function UserDeviceList({ className = '', ...content }: ConnectedProps<DeviceListContent>) {
  const { state, auth } = useAuth();
  const [known, setKnown] = useState(NOTHING);
  const userId = state.user?.id;
  const billing = useCallback(async () => createBilling({ http: (await auth()).http }), [auth]);

  const load = useCallback(
    (signal?: AbortSignal) =>
      billing()
        .then((calls) => offered(calls.devices(signal)))
        .then(
          (devices) => setKnown((before) => ({ ...before, devices, at: Date.now(), error: null })),
          (error: unknown) => {
            // The page was left: there is nobody to tell.
            if (signal?.aborted !== true) setKnown((before) => ({ ...before, error: messageOf(error) }));
          },
        ),
    [billing],
  );

  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [userId, load]);

  if (state.status === 'signed-out' || known.error === NOT_OFFERED) return null;
  const { devices, at, pendingId, error, notice } = known;

  async function remove(id: string): Promise<void> {
    setKnown((before) => ({ ...before, pendingId: id, error: null, notice: null }));
    const name = devices?.data.find((device) => device.id === id)?.name ?? '';
    try {
      await (await billing()).removeDevice(id).catch((failure: unknown) => {
        // One that is not there any more is what was wanted.
        if (!hasStatus(failure, 404)) throw failure;
      });
      setKnown((before) => ({ ...before, devices: without(before.devices, id), notice: `Removed: ${name}` }));
    } catch (failure) {
      setKnown((before) => ({ ...before, error: messageOf(failure) }));
    } finally {
      setKnown((before) => ({ ...before, pendingId: null }));
    }
  }

  return (
    <DeviceList
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={devices || error !== null ? 'ready' : 'loading'}
      {...(devices && { limit: devices.limit })}
      devices={(devices?.data ?? []).map(({ id, name, addedAt, lastSeenAt }) => ({
        id,
        name: name || 'A Mac',
        added: relativeTime(addedAt, at),
        lastSeen: relativeTime(lastSeenAt, at),
      }))}
      pendingId={pendingId}
      error={error}
      notice={notice}
      onRemove={(id) => void remove(id)}
      onRetry={() => {
        setKnown(NOTHING);
        void load();
      }}
    />
  );
}

function without(devices: LicenceDevices | undefined, id: string): LicenceDevices | undefined {
  return devices && { ...devices, data: devices.data.filter((device) => device.id !== id) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
