import { useId } from 'react';
import { Button } from '../../primitives/button.tsx';
import { FormError, FormStatus } from '../../primitives/form-messages.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountPanel } from '../account-panel.tsx';
import { SessionPlaceholder, SessionRow } from './session-row.tsx';
import type { Session } from './session-row.tsx';
import type { SectionProps } from '../section.ts';
import type { SessionsListContent } from './sessions-list.schema.ts';
import { useListFocus } from '../use-list-focus.ts';

export interface SessionsListBehavior {
  /** The devices on which the customer is logged in, this one first. */
  sessions?: readonly Session[];
  /** `not-offered`: the server has no list of sessions. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** The session that is being ended. */
  pendingId?: string | null;
  /** True while all others are being ended. */
  pendingOthers?: boolean;
  /** Error of loading the list, or of the last action. */
  error?: string | null;
  /** Result of the last action. Screen readers announce it. */
  notice?: string | null;
  onEnd?: (id: string) => void;
  onEndOthers?: () => void;
  /** Loads the list again. */
  onRetry?: () => void;
}

export type SessionsListProps = SectionProps<SessionsListContent, SessionsListBehavior>;

const NONE: readonly Session[] = [];

/** A line separates the list from the text above it. In wide containers, the text is beside it. */
const LIST = 'border-t border-line @lg:border-t-0';

/** The devices on which a customer is logged in, each with a button that ends its session. Times are in words. */
export function SessionsList({
  at,
  heading,
  headingLevel = 2,
  lede,
  currentLabel = 'This device',
  endLabel = 'End',
  endOthersLabel = 'End all other sessions',
  onlyText = 'You’re logged in on this device only.',
  notOfferedText = 'This server doesn’t list where you’re logged in.',
  retryLabel = 'Try again',
  sessions = NONE,
  state = 'ready',
  pendingId = null,
  pendingOthers = false,
  error,
  notice,
  onEnd,
  onEndOthers,
  onRetry,
  className = '',
  ...rest
}: SessionsListProps) {
  const id = useId();
  const { list, notePressed } = useListFocus(sessions.map((session) => session.id));
  const loading = state === 'loading';
  const others = sessions.filter(({ current }) => !current);

  const end = (session: string) => {
    notePressed(session);
    onEnd?.(session);
  };
  const endOthers = () => {
    notePressed(others[0]?.id ?? '');
    onEndOthers?.();
  };

  return (
    <section data-section="sessions-list" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        <div aria-busy={loading} className="flex min-w-0 flex-col gap-6">
          <VisuallyHidden aria-live="polite">{loading && 'Loading your sessions'}</VisuallyHidden>
          {error && (
            <FormError>
              {error}
              {sessions.length === 0 && onRetry && (
                <div className="mt-3">
                  <Button variant="outline" size="sm" onClick={onRetry}>
                    {retryLabel}
                  </Button>
                </div>
              )}
            </FormError>
          )}
          {loading && (
            <ul aria-hidden="true" className={LIST}>
              <SessionPlaceholder />
              <SessionPlaceholder />
              <SessionPlaceholder />
            </ul>
          )}
          {state === 'not-offered' && <p className="text-body text-ink-muted">{notOfferedText}</p>}
          {!loading && sessions.length > 0 && (
            <ul
              ref={list}
              tabIndex={-1}
              aria-labelledby={id}
              className={`${LIST} outline-offset-8 focus-visible:rounded-xs`}
            >
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
            </ul>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {!loading && others.length > 0 && (
              <Button variant="outline" pending={pendingOthers} onClick={endOthers}>
                {endOthersLabel}
              </Button>
            )}
            {!loading && sessions.length > 0 && others.length === 0 && (
              <p className="text-small text-ink-muted">{onlyText}</p>
            )}
            <FormStatus>{notice}</FormStatus>
          </div>
        </div>
      </AccountPanel>
    </section>
  );
}
