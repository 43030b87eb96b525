import { useState } from 'react';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { ResetPasswordForm } from '@onset/design-system/sections/reset-password-form';
import type { ResetPasswordFields } from '@onset/design-system/sections/reset-password-form';
import type { ResetPasswordFormContent } from '@onset/design-system/sections/reset-password-form/schema';
import { ConfirmationNeeded } from '../../adapters/auth/errors.ts';
import { WRONG_RESET_CODE } from '../../contract/messages.ts';
import { useAuth } from '../form/use-auth.ts';
import type { ConnectedProps } from '../schemas.ts';
import { newPassword as password, useNewPassword } from '../form/form-rules.ts';
import { useEmailInFragment, useSearchParameter } from '../form/navigation.ts';
import { track } from '../track.ts';
import { useFormCall } from '../form/use-form-call.ts';

const RULES: FormRules<ResetPasswordFields> = { password };

/** Text if the email address must be confirmed before the user can log in. */
const CONFIRM_FIRST = {
  doneHint: 'Confirm your email address with the link we sent you, then log in.',
  doneLink: { label: 'Log in', href: '/login' },
};

/**
 * Form that the link in the email opens. It sets a new password with the code in the URL and logs in, unless the email
 * address must be confirmed first.
 */
export function ConnectedResetPasswordForm(content: ConnectedProps<ResetPasswordFormContent>) {
  const { withAuth } = useAuth();
  const code = useSearchParameter('code');
  const email = useEmailInFragment();
  const { pending, done, errors, run } = useFormCall<ResetPasswordFields>({ fields: { password: 'password' } });
  const newPassword = useNewPassword();
  const [mustConfirm, setMustConfirm] = useState(false);

  async function reset(password: string): Promise<void> {
    try {
      await withAuth((auth) => auth.resetPassword({ code: code ?? '', password }));
      track('login', { method: 'password' });
    } catch (error) {
      if (!(error instanceof ConfirmationNeeded)) throw error;
      setMustConfirm(true);
    }
  }

  return (
    <ResetPasswordForm
      {...content}
      {...(mustConfirm && CONFIRM_FIRST)}
      {...errors}
      {...newPassword}
      state={getState({ done, rejected: errors.error === WRONG_RESET_CODE, code })}
      email={email}
      pending={pending}
      rules={RULES}
      onSubmit={({ password }) => void run(() => reset(password))}
    />
  );
}

function getState({ done, rejected, code }: { done: boolean; rejected: boolean; code: string | null | undefined }) {
  if (done) return 'done';
  if (code === undefined) return 'unknown';
  if (code === null || code === '') return 'missing-code';
  return rejected ? 'rejected-code' : 'ready';
}
