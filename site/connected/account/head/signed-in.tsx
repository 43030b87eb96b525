import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from '@onset/design-system/primitives/link';
import type { User } from '../../../adapters/auth/user.ts';
import { useAuth } from '../../form/use-auth.ts';

/**
 * Class that hides content for signed-in customers from everyone else. Prerendered pages contain it, and
 * `data-signed-in` on the root element, set before first paint, shows it.
 */
export const SIGNED_IN_ONLY = 'not-in-data-signed-in:hidden';

/**
 * Remounts a section of the account when another user logs in, which can happen in another tab at any time. Input and
 * messages of one user must not be shown to the next one or saved as theirs.
 */
export function perUser<Props extends object>(View: ComponentType<Props>): (props: Props) => ReactNode {
  return function PerUser(props: Props) {
    return <View key={useUserCount()} {...props} />;
  };
}

/** Counts the users after the first one. A logout or a user without an ID doesn't count. */
function useUserCount(): number {
  const { state } = useAuth();
  const [seen, setSeen] = useState({ id: '', count: 0 });
  const id = String(state.user?.id ?? seen.id);
  if (id === seen.id) return seen.count;
  const next = { id, count: seen.id === '' ? seen.count : seen.count + 1 };
  setSeen(next);
  return next.count;
}

interface AccountForm {
  /** The signed-in user, or the previous one after the session was lost. */
  user: User | null;
  /** True if no form is shown: no one is signed in, and no input would be lost. */
  isGone: boolean;
  /** Class that hides the form without a session; empty if the form stays after the session was lost. */
  visibility: string;
  /** Help for an error that is caused by the lost session. */
  remedy: ReactNode;
  /** Call this when something is typed or sent. */
  noteUse: () => void;
}

/**
 * Returns the state of an account form that keeps its input if the session ends while someone uses it, or if another
 * tab logs out. Its error then contains a login link, after which the input is restored.
 */
export function useAccountForm(): AccountForm {
  const { state } = useAuth();
  const [isUsed, setIsUsed] = useState(false);
  const [user, setUser] = useState(state.user);
  if (state.user && state.user !== user) setUser(state.user);
  const stays = state.isLost && isUsed;
  return {
    user: state.user ?? user,
    isGone: state.status === 'signed-out' && !stays,
    visibility: stays ? '' : SIGNED_IN_ONLY,
    remedy: stays && <LogInAgain userId={user?.id} />,
    noteUse: () => setIsUsed(true),
  };
}

/** The runtime keeps the input while the user logs in again, for the same user. */
function LogInAgain({ userId = '' }: { userId: string | number | undefined }) {
  const here = location.pathname + location.search + location.hash;
  return (
    <>
      <Link href={`/login?redirect=${encodeURIComponent(here)}`} data-keep-drafts={userId}>
        Log in
      </Link>{' '}
      to continue. What you’ve typed stays, except passwords.
    </>
  );
}
