import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@onset/design-system/primitives/link';
import type { User } from '../../adapters/auth/index.ts';
import { useAuth } from '../auth.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';

interface AccountForm {
  /** Whose form it is: the user who is signed in or, once the session is lost, who was. */
  user: User | null;
  /** True where there is no form to show: nobody is signed in, and nothing was typed or sent that would be lost. */
  isGone: boolean;
  /** The class that hides the form until the browser has looked for a session; empty once the form stays without one. */
  visibility: string;
  /** What to do about an error that comes of the lost session. */
  remedy: ReactNode;
  /** To be called when something is typed or sent. */
  noteUse: () => void;
}

/**
 * A form of the account that stays, with what was typed, when the session is lost while someone uses it: because it
 * ended, or because another tab signed out. Its error then comes with a link to log in, which brings back what was typed.
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

/** The runtime keeps what was typed when the link is followed, for the same user. */
function LogInAgain({ userId = '' }: { userId: string | number | undefined }) {
  const here = location.pathname + location.search;
  return (
    <>
      <Link href={`/login?redirect=${encodeURIComponent(here)}`} data-keep-drafts={userId}>
        Log in
      </Link>{' '}
      to continue. What you’ve typed stays, except passwords.
    </>
  );
}
