import type { FormRules } from '@onset/design-system/primitives/form';
import { ResetPasswordForm } from '@onset/design-system/sections/reset-password-form';
import type { ResetPasswordFields, ResetPasswordFormContent } from '@onset/design-system/sections/reset-password-form';
import { WRONG_RESET_CODE } from '../contract/messages.ts';
import { useAuth } from './auth.ts';
import type { ConnectedProps } from './connected-props.ts';
import { newPassword as password } from './form-rules.ts';
import { useNewPassword } from './password-advice.ts';
import { useSearchParameter } from './search-parameter.ts';
import { useFormCall } from './use-form-call.ts';

const RULES: FormRules<ResetPasswordFields> = { password };

/** The form of the link in the mail: it sets a new password with the code in the address, and signs in with it. */
export function ConnectedResetPasswordForm(content: ConnectedProps<ResetPasswordFormContent>) {
  const { auth } = useAuth();
  const code = useSearchParameter('code');
  const { pending, done, errors, run } = useFormCall<ResetPasswordFields>({ fields: { password: 'password' } });
  const newPassword = useNewPassword();
  const rejected = errors.error === WRONG_RESET_CODE;
  return (
    <ResetPasswordForm
      {...content}
      {...errors}
      {...newPassword}
      state={stateOf({ done, rejected, code })}
      pending={pending}
      error={rejected ? null : errors.error}
      rules={RULES}
      onSubmit={({ password }) => void run(async () => (await auth()).resetPassword({ code: code ?? '', password }))}
    />
  );
}

function stateOf({ done, rejected, code }: { done: boolean; rejected: boolean; code: string | null | undefined }) {
  if (done) return 'done';
  if (code === undefined) return 'unknown';
  if (code === null || code === '') return 'missing-code';
  return rejected ? 'rejected-code' : 'ready';
}
