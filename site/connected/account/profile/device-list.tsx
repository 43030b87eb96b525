import { useCallback } from 'react';
import { DeviceList } from '@onset/design-system/sections/device-list';
import type { DeviceListContent } from '@onset/design-system/sections/device-list/schema';
import { createBilling } from '../../../adapters/billing.ts';
import { useAuth } from '../../form/use-auth.ts';
import type { ConnectedProps } from '../../connected-props.ts';
import { ignoreNotFound, useAccountList } from './account-list.ts';
import { perUser, SIGNED_IN_ONLY } from '../head/signed-in.tsx';
import { relativeTime } from './relative-time.ts';

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
