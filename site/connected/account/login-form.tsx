import { useState } from 'react';
import { required } from '@onset/design-system/primitives/form-values';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { NoticeButton } from '@onset/design-system/primitives/notice';
import type { NoticeMessage } from '@onset/design-system/primitives/notice';
import { LoginForm } from '@onset/design-system/sections/login-form';
import type { LoginFields, LoginValues } from '@onset/design-system/sections/login-form';
import { useAccount, useAuth } from '../form/use-auth.ts';
import type { ConnectedLoginFormContent, ConnectedProps } from '../schemas.ts';
import { goTo, redirectTarget, requireStoredLogin, useSearchParameter } from '../form/navigation.ts';
import { MAIL_NOT_SENT, useFormCall } from '../form/use-form-call.ts';
import { EMAIL_NOT_CONFIRMED } from '../../contract/messages.ts';
import { track } from '../track.ts';

/** Rules of the login form. Requirements for passwords apply only at registration. */
export const loginRules: FormRules<LoginFields> = {
  identifier: required('Enter your email or your username.'),
  password: required('Enter your password.'),
};

/** Login form, connected to the session. After the login, opens `?redirect=` or the profile. */
export function ConnectedLoginForm({ signedInLede, ...content }: ConnectedProps<ConnectedLoginFormContent>) {
  const { withAuth } = useAuth();
  const { pending, errors, run } = useFormCall<LoginFields>({
    fields: { identifier: 'identifier', password: 'password' },
  });
  const { notice, remedy, noteIdentifier } = useLoginNotice(errors.error);

  async function submit(values: LoginValues): Promise<void> {
    noteIdentifier(values.identifier);
    await run(async () => {
      requireStoredLogin(await withAuth((auth) => auth.login(values)));
      track('login', { method: 'password' });
      // Part of the call, so that a second click can't log in again while the next page loads.
      await goTo(redirectTarget(location.search, location.origin));
    });
  }

  return (
    <LoginForm
      {...content}
      {...errors}
      // The session changes during the request, but the text must not.
      signedInLede={pending ? undefined : signedInLede}
      pending={pending}
      notice={notice}
      remedy={
        remedy ? (
          <>
            <p>{remedy.text}</p>
            {remedy.action && (
              <div className="mt-3">
                <NoticeButton {...remedy.action} />
              </div>
            )}
          </>
        ) : (
          errors.remedy
        )
      }
      rules={loginRules}
      onSubmit={(values) => void submit(values)}
    />
  );
}

const CONFIRMED: NoticeMessage = {
  tone: 'success',
  text: 'Your email address is confirmed.',
};
const EXPIRED: NoticeMessage = {
  tone: 'danger',
  text: 'This link has expired. Open your account to get a new one.',
};

/**
 * Returns the messages about the confirmation of an email address. The notice says if the link worked, or offers to
 * confirm if the link leads here with its code. After a login that failed because the email address isn't confirmed,
 * the remedy offers to send the link again.
 */
function useLoginNotice(error: string | undefined) {
  const account = useAccount();
  const confirmed = useSearchParameter('confirmed');
  const code = useSearchParameter('confirmation');
  const confirming = useFormCall({ fields: {} });
  const [isGood, setIsGood] = useState(true);
  const [identifier, setIdentifier] = useState('');
  const { pending, done, errors, serverFailed, run } = useFormCall({ fields: {} });

  function notice(): NoticeMessage | null {
    if (confirmed === '0' || !isGood) return EXPIRED;
    if (confirmed === '1' || confirming.done) return CONFIRMED;
    if (!code) return null;
    // A button, because email scanners that check links also follow them.
    const action = {
      label: 'Confirm my address',
      onClick: () => void confirming.run(async () => setIsGood(await (await account()).confirmEmail(code))),
      pending: confirming.pending,
      error: confirming.errors.error ?? null,
    };
    return { tone: 'neutral', text: 'Confirm that this email address is yours.', action };
  }

  function remedy(): Pick<NoticeMessage, 'text' | 'action'> | undefined {
    if (error !== EMAIL_NOT_CONFIRMED) return undefined;
    const text = serverFailed ? MAIL_NOT_SENT : 'Open the link we sent you, then log in.';
    // No email can be sent to a username.
    if (!identifier.includes('@')) return { text };
    const action = {
      label: 'Resend the confirmation email',
      onClick: () => void run(async () => (await account()).sendConfirmation(identifier)),
      pending,
      done: done ? 'A new link is on its way.' : null,
      error: errors.error ?? null,
    };
    return { text, action };
  }

  return { notice: notice(), remedy: remedy(), noteIdentifier: setIdentifier };
}
