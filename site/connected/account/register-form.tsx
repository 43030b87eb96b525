import { useState } from 'react';
import type { FormRules } from '@onset/design-system/primitives/form';
import { Link } from '@onset/design-system/primitives/link';
import { RegisterForm } from '@onset/design-system/sections/register-form';
import type { RegisterFields, RegisterValues } from '@onset/design-system/sections/register-form';
import { ConfirmationNeeded } from '../../adapters/auth/messages.ts';
import { consentVersion } from '../../content/legal.ts';
import { CONFIRMATION_NOT_SENT } from '../../contract/messages.ts';
import { useAuth } from '../auth.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { email, newPassword as password, ticked } from './form-rules.ts';
import { goTo } from '../go-to.ts';
import { useNewPassword } from './passwords/password-advice.ts';
import { redirectTarget } from '../redirect.ts';
import type { ConnectedRegisterFormContent } from './form-schemas.ts';
import { requireStoredSession } from '../stored.ts';
import { track } from '../track.ts';
import { useFormCall } from '../use-form-call.ts';
import { username } from './username-rule.ts';

export const registerRules: FormRules<RegisterFields> = {
  username,
  email,
  password,
  consent: ticked('Check this box to create an account.'),
};

/** A second attempt would find its own name taken. */
const ACCOUNT_EXISTS = (
  <>
    Your account was created. Log in, and we can send the email again. <Link href="/login">Log in</Link>
  </>
);

/** The registration form, bound to the session. Then on to `?redirect=`, or to the profile. */
export function ConnectedRegisterForm({ signedInLede, ...content }: ConnectedProps<ConnectedRegisterFormContent>) {
  const { auth } = useAuth();
  const { pending, errors, run } = useFormCall<RegisterFields>({
    fields: { username: 'username', email: 'email', password: 'password' },
  });
  const newPassword = useNewPassword();
  const [confirm, setConfirm] = useState<string | null>(null);

  async function submit(values: RegisterValues): Promise<void> {
    setConfirm(null);
    await run(async () => {
      try {
        await (await auth()).register({ ...values, consent: consentVersion });
        track('sign_up', { method: 'password' });
        requireStoredSession();
        // Part of the call: a second press, while the next page is on its way, would find its own name taken.
        await goTo(redirectTarget(location.search, location.origin));
      } catch (error) {
        if (!(error instanceof ConfirmationNeeded)) throw error;
        track('sign_up', { method: 'password' });
        setConfirm(error.message);
      }
    });
  }

  return (
    <RegisterForm
      {...content}
      {...errors}
      remedy={errors.error === CONFIRMATION_NOT_SENT ? ACCOUNT_EXISTS : errors.remedy}
      {...newPassword}
      // While the form is sent, who is signed in changes; its words do not.
      signedInLede={pending ? undefined : signedInLede}
      pending={pending}
      notice={confirm === null ? null : { tone: 'success', text: confirm }}
      rules={registerRules}
      onSubmit={(values) => void submit(values)}
    />
  );
}
