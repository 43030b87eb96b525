import { AccountIntro } from '@onset/design-system/sections/account-intro';
import type { AccountIntroProps } from '@onset/design-system/sections/account-intro';
import { useAuth } from './auth.ts';

export type ConnectedAccountIntroProps = Omit<AccountIntroProps, 'status' | 'email' | 'notice' | 'onLogOut'>;

/** The head of an account page, bound to the session. */
export function ConnectedAccountIntro(content: ConnectedAccountIntroProps) {
  const { state, auth } = useAuth();
  const { status, user, notice, error } = state;
  return (
    <AccountIntro
      {...content}
      status={status}
      email={user?.email ?? null}
      notice={notice ?? error}
      onLogOut={() => auth().logout()}
    />
  );
}
ConnectedAccountIntro.sectionName = AccountIntro.sectionName;
