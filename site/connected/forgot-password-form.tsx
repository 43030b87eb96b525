import { useState } from 'react';
import { ForgotPasswordForm } from '@onset/design-system/sections/forgot-password-form';
import type { ForgotPasswordFormProps } from '@onset/design-system/sections/forgot-password-form';
import { useAccount } from './account.ts';
import { useFormCall } from './use-form-call.ts';

export type ConnectedForgotPasswordFormProps = Omit<
  ForgotPasswordFormProps,
  'sent' | 'pending' | 'error' | 'fieldErrors' | 'onSubmit' | 'onAgain'
>;

/** The form that sends a link to set a new password, bound to the account API. */
export function ConnectedForgotPasswordForm(content: ConnectedForgotPasswordFormProps) {
  const account = useAccount();
  const [again, setAgain] = useState(false);
  const { pending, done, answer, run } = useFormCall({ names: ['email'] });
  return (
    <ForgotPasswordForm
      {...content}
      sent={done && !again}
      pending={pending}
      error={answer.error}
      fieldErrors={answer.fieldErrors}
      onSubmit={({ email }) => {
        setAgain(false);
        void run(() => account().forgotPassword(email));
      }}
      onAgain={() => setAgain(true)}
    />
  );
}
ConnectedForgotPasswordForm.sectionName = ForgotPasswordForm.sectionName;
