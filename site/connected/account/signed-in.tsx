import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from '@onset/design-system/primitives/link';
import type { User } from '../../adapters/auth/index.ts';
import { useAuth } from '../auth.ts';

/**
 * Hides what only a signed-in visitor sees. Until the browser has looked for a session, a page made in advance holds it
 * for everybody, and `data-signed-in` on the root, set before the first paint, chooses.
 */
export const SIGNED_IN_ONLY = 'not-in-data-signed-in:hidden';

/**
 * A section of the account that starts anew when somebody else is signed in, as another tab may do at any moment: what
 * was typed for one user, or said to them, is not the next one's to see, and must not be saved as theirs.
 */
export function perUser<Props extends object>(View: ComponentType<Props>): (props: Props) => ReactNode {
  return function PerUser(props: Props) {
    return <View key={useUserCount()} {...props} />;
  };
}

/** How many users this page has seen beyond the first. Nobody, or a user without an id, is still the one before. */
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
