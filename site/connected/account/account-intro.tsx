import { AccountIntro } from '@onset/design-system/sections/account-intro';
import type { AccountIntroContent } from '@onset/design-system/sections/account-intro';
import { displayName } from '../../adapters/auth/stored-session.ts';
import { useAuth } from '../auth.ts';
import type { ConnectedProps } from '../connected-props.ts';

/** The head of an account page, bound to the session. */
export function ConnectedAccountIntro(content: ConnectedProps<AccountIntroContent>) {
  const { state, auth } = useAuth();
  const { status, user } = state;
  return (
    <AccountIntro
      {...content}
      status={status}
      // Who has no address here is shown by name: a null would say that the account is still on its way.
      email={user && (user.email ?? displayName(user) ?? '')}
      // Who is signed in here has the session's adapter already: it told so.
      onLogOut={() => void auth().then((session) => session.logout())}
    />
  );
}
