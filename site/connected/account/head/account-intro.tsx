import { useEffect, useSyncExternalStore } from 'react';
import { AccountIntro } from '@onset/design-system/sections/account-intro';
import type { AccountIntroContent } from '@onset/design-system/sections/account-intro/schema';
import { displayName } from '../../session/session.ts';
import { useAuth } from '../../form/use-auth.ts';
import type { ConnectedProps } from '../../schemas.ts';

/** Top of an account page, connected to the session and to the fragment of the URL. */
export function ConnectedAccountIntro(content: ConnectedProps<AccountIntroContent>) {
  const { state, withAuth } = useAuth();
  const { status, user } = state;
  useEffect(keepTabOnSkip, []);
  const currentTab = useSyncExternalStore(onHashChange, readCurrentTab, () => undefined);
  return (
    <AccountIntro
      {...content}
      status={status}
      // An account without an email address is shown by name, because null means that it is still loading.
      email={user && (user.email ?? displayName(user) ?? '')}
      currentTab={currentTab}
      onLogOut={() => void withAuth((auth) => auth.logout())}
    />
  );
}

/** Returns the fragment of the tab that `page.css` shows; `undefined` for the default one. */
function readCurrentTab(): string | undefined {
  const tab = document.getElementById(location.hash.slice(1))?.closest('[data-tab]');
  return tab ? `#${tab.id}` : undefined;
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Lets the skip link move focus without a new fragment, which would select the first tab. Returns the cleanup. */
function keepTabOnSkip(): () => void {
  const skip = (event: MouseEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('a[href="#main"]'))) return;
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  document.addEventListener('click', skip);
  return () => document.removeEventListener('click', skip);
}
