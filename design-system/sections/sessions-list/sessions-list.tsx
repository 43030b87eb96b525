'use client';

import { useId } from 'react';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import { FormStatus } from '../../primitives/form-messages.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountList, AccountListPlaceholder, AccountListRow, useListFocus } from '../account-list.tsx';
import { AccountPanel, LoadingStatus } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { SessionsListContent } from './sessions-list.schema.ts';

/** Session of the account. */
export interface Session {
  id: string;
  /** Browser and system, such as “Safari on macOS”. */
  device: string;
  /**
   * Time since the session was last used, as text such as “2 hours ago”. It depends on the visitor's clock, so the
   * connected section formats it.
   */
  lastActive: string;
  /** Time since the customer logged in, as text. */
  loggedIn: string;
  /** True for the session of this browser. */
  current: boolean;
}

export interface SessionsListBehavior {
  /** Sessions of the account. The session of this browser comes first. */
  sessions?: readonly Session[];
  /** `not-offered`: the server doesn't list sessions. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** ID of the session that is being ended. */
  pendingId?: string | null;
  /** True while all other sessions are being ended. */
  pendingOthers?: boolean;
  /** Error message of the request for the list, or of the last action. */
  error?: string | null;
  /** Result of the last action. Screen readers announce it. */
  notice?: string | null;
  onEnd?: (id: string) => void;
  onEndOthers?: () => void;
  /** Loads the list again. */
  onRetry?: () => void;
}

export type SessionsListProps = SectionProps<SessionsListContent, SessionsListBehavior>;

const NO_SESSIONS: readonly Session[] = [];

/** List of the devices on which a customer is logged in, each with a button that ends its session. */
export function SessionsList({
  currentLabel = 'This device',
  endLabel = 'End',
  endOthersLabel = 'End all other sessions',
  onlyText = 'You’re logged in on this device only.',
  notOfferedText = 'This server doesn’t list where you’re logged in.',
  retryLabel = 'Try again',
  sessions = NO_SESSIONS,
  state = 'ready',
  pendingId = null,
  pendingOthers = false,
  error,
  notice,
  onEnd,
  onEndOthers,
  onRetry,
  ...rest
}: SessionsListProps) {
  const id = useId();
  const { list, rememberPressed } = useListFocus(sessions.map((session) => session.id));
  const isLoading = state === 'loading';
  const otherSessions = sessions.filter(({ current }) => !current);

  const end = (session: string) => {
    rememberPressed(session);
    onEnd?.(session);
  };
  const endOthers = () => {
    rememberPressed(otherSessions[0]?.id ?? '');
    onEndOthers?.();
  };

  return (
    <AccountPanel name="sessions-list" headingId={id} {...rest}>
      <div aria-busy={isLoading} className="flex min-w-0 flex-col gap-6">
        <LoadingStatus
          loading={isLoading && 'Loading your sessions'}
          error={error}
          canRetry={sessions.length === 0}
          retryLabel={retryLabel}
          onRetry={onRetry}
        />
        {isLoading && <AccountListPlaceholder rows={3} />}
        {state === 'not-offered' && <p className="text-body text-ink-muted">{notOfferedText}</p>}
        {!isLoading && sessions.length > 0 && (
          <AccountList labelledBy={id} listRef={list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                currentLabel={currentLabel}
                endLabel={endLabel}
                pending={pendingOthers || session.id === pendingId}
                onEnd={() => end(session.id)}
              />
            ))}
          </AccountList>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {!isLoading && otherSessions.length > 0 && (
            <Button variant="outline" pending={pendingOthers} onClick={endOthers}>
              {endOthersLabel}
            </Button>
          )}
          {!isLoading && sessions.length > 0 && otherSessions.length === 0 && (
            <p className="text-small text-ink-muted">{onlyText}</p>
          )}
          <FormStatus>{notice}</FormStatus>
        </div>
      </div>
    </AccountPanel>
  );
}

interface SessionRowProps {
  session: Session;
  currentLabel: string;
  endLabel: string;
  pending: boolean;
  onEnd: () => void;
}

/**
 * Session with a button that ends it. The session of this browser has no button, because it ends when the customer logs
 * out.
 */
function SessionRow({ session, currentLabel, endLabel, pending, onEnd }: SessionRowProps) {
  const { device, lastActive, loggedIn, current } = session;
  return (
    <AccountListRow
      slot="session"
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {device}
          {current && <Badge tone="success">{currentLabel}</Badge>}
        </span>
      }
      details={
        <>
          <span>Last active {lastActive}</span>
          <span>Logged in {loggedIn}</span>
        </>
      }
      action={
        !current && (
          <Button variant="outline" size="sm" pending={pending} onClick={onEnd}>
            {endLabel}
            <VisuallyHidden>{device}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
