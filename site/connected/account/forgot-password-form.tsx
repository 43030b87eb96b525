import { useState } from 'react';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { ForgotPasswordForm } from '@onset/design-system/sections/forgot-password-form';
import type { ForgotPasswordFields } from '@onset/design-system/sections/forgot-password-form';
import type { ForgotPasswordFormContent } from '@onset/design-system/sections/forgot-password-form/schema';
import { useAccount } from '../form/use-auth.ts';
import type { ConnectedProps } from '../schemas.ts';
import { email } from '../form/form-rules.ts';
import { MAIL_NOT_SENT, useFormCall } from '../form/use-form-call.ts';

const RULES: FormRules<ForgotPasswordFields> = { email };

/** Form that sends a link to set a new password, connected to the account API. */
export function ConnectedForgotPasswordForm(content: ConnectedProps<ForgotPasswordFormContent>) {
  const account = useAccount();
  const [again, setAgain] = useState(false);
  const { pending, done, errors, serverFailed, run } = useFormCall<ForgotPasswordFields>({
    fields: { email: 'email' },
  });
  return (
    <ForgotPasswordForm
      {...content}
      {...errors}
      remedy={serverFailed ? MAIL_NOT_SENT : errors.remedy}
      sent={done && !again}
      pending={pending}
      rules={RULES}
      onSubmit={({ email }) => {
        setAgain(false);
        void run(async () => (await account()).forgotPassword(email));
      }}
      onAgain={() => setAgain(true)}
    />
  );
}
