import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAuth } from '../auth.ts';

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
