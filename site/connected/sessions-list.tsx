import { useCallback, useEffect, useState } from 'react';
import { SessionsList } from '@onset/design-system/sections/sessions-list';
import type { SessionsListProps } from '@onset/design-system/sections/sessions-list';
import type { AccountSession } from '../adapters/account/index.ts';
import { HttpError } from '../adapters/http/index.ts';
import { useAccount } from './account.ts';
import { useAuth } from './auth.ts';
import { relativeTime } from './relative-time.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';

export type ConnectedSessionsListProps = Omit<
  SessionsListProps,
  'sessions' | 'state' | 'pendingId' | 'pendingOthers' | 'error' | 'notice' | 'onEnd' | 'onEndOthers' | 'onRetry'
>;

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

/** Where the visitor is logged in, bound to the account API. Nothing where nobody is signed in. */
export function ConnectedSessionsList({ className = '', ...content }: ConnectedSessionsListProps) {
  const { state } = useAuth();
  const account = useAccount();
  const [known, setKnown] = useState(NOTHING);
  const userId = state.user?.id;

  const load = useCallback(
    (signal?: AbortSignal) =>
      account()
        .listSessions(signal)
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

  if (state.status === 'signed-out') return null;
  const { sessions = [], at, pendingId, pendingOthers, error, notice } = known;

  async function end(ids: readonly string[], doing: Partial<Known>, done: string): Promise<void> {
    setKnown((before) => ({ ...before, ...doing, error: null, notice: null }));
    try {
      for (const id of ids) await endQuietly(account().endSession(id));
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
        device: deviceName ?? 'A device we do not know',
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
          'All other sessions are ended.',
        )
      }
      onRetry={() => {
        setKnown(NOTHING);
        void load();
      }}
    />
  );
}
ConnectedSessionsList.sectionName = SessionsList.sectionName;

/** A session that is not there any more is what was wanted. */
async function endQuietly(call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
