import { useCallback, useEffect, useState } from 'react';
import { SessionsList } from '@onset/design-system/sections/sessions-list';
import type { SessionsListContent } from '@onset/design-system/sections/sessions-list';
import type { AccountSession } from '../../adapters/account/account.ts';
import { hasStatus } from '../../adapters/http/index.ts';
import { useAccount } from './account.ts';
import { useAuth } from '../auth.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { NOT_OFFERED, offered } from '../offered.ts';
import { onPasswordChange } from './password-changes.ts';
import { relativeTime } from './relative-time.ts';
import { perUser } from './per-user.tsx';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';

interface Known {
  readonly sessions: readonly AccountSession[] | undefined;
  /** When they were asked for, in milliseconds: the times in words are from then. */
  readonly at: number;
  readonly pendingId: string | null;
  readonly pendingOthers: boolean;
  readonly error: string | null;
  readonly notice: string | null;
}

const NOTHING: Known = { sessions: undefined, at: 0, pendingId: null, pendingOthers: false, error: null, notice: null };

/**
 * Where the visitor is logged in, bound to the account API. Nothing where nobody is signed in, or where the server keeps
 * no such list.
 */
export const ConnectedSessionsList = perUser(UserSessionsList);

function UserSessionsList({ className = '', ...content }: ConnectedProps<SessionsListContent>) {
  const { state } = useAuth();
  const account = useAccount();
  const [known, setKnown] = useState(NOTHING);
  const userId = state.user?.id;

  const load = useCallback(
    (signal?: AbortSignal) =>
      account()
        .then((calls) => offered(calls.listSessions(signal)))
        .then(
          (sessions) => setKnown((before) => ({ ...before, sessions, at: Date.now(), error: null })),
          (error: unknown) => {
            // The page was left: there is nobody to tell.
            if (signal?.aborted !== true) setKnown((before) => ({ ...before, error: messageOf(error) }));
          },
        ),
    [account],
  );

  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [userId, load]);

  useEffect(() => onPasswordChange(() => void load()), [load]);

  if (state.status === 'signed-out' || known.error === NOT_OFFERED) return null;
  const { sessions = [], at, pendingId, pendingOthers, error, notice } = known;

  async function end(ids: readonly string[], doing: Partial<Known>, done: string): Promise<void> {
    setKnown((before) => ({ ...before, ...doing, error: null, notice: null }));
    try {
      const calls = await account();
      for (const id of ids) await endQuietly(calls.endSession(id));
      setKnown((before) => ({
        ...before,
        sessions: before.sessions?.filter((each) => !ids.includes(each.id)),
        notice: done,
      }));
    } catch (failure) {
      setKnown((before) => ({ ...before, error: messageOf(failure) }));
    } finally {
      setKnown((before) => ({ ...before, pendingId: null, pendingOthers: false }));
    }
  }

  return (
    <SessionsList
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={known.sessions || error !== null ? 'ready' : 'loading'}
      sessions={sessions.map(({ id, deviceName, current, loginAt, lastActiveAt }) => ({
        id,
        device: deviceName ?? 'Unknown device',
        current,
        loggedIn: relativeTime(loginAt, at),
        lastActive: relativeTime(lastActiveAt, at),
      }))}
      pendingId={pendingId}
      pendingOthers={pendingOthers}
      error={error}
      notice={notice}
      onEnd={(id) => void end([id], { pendingId: id }, 'Ended.')}
      onEndOthers={() =>
        void end(
          sessions.filter(({ current }) => !current).map(({ id }) => id),
          { pendingOthers: true },
          'All other sessions have ended.',
        )
      }
      onRetry={() => {
        setKnown(NOTHING);
        void load();
      }}
    />
  );
}

/** A session that is not there any more is what was wanted. */
async function endQuietly(call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
