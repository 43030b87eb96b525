import { useCallback, useEffect } from 'react';
import { SessionsList } from '@onset/design-system/sections/sessions-list';
import type { SessionsListContent } from '@onset/design-system/sections/sessions-list/schema';
import { useAccount, useAuth } from '../../form/use-auth.ts';
import type { ConnectedProps } from '../../connected-props.ts';
import { ignoreNotFound, useAccountList } from './account-list.ts';
import { onPasswordChange } from './change-password-form.tsx';
import { perUser, SIGNED_IN_ONLY } from '../head/signed-in.tsx';
import { relativeTime } from './relative-time.ts';

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
