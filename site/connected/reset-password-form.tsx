import { ResetPasswordForm } from '@onset/design-system/sections/reset-password-form';
import type { ResetPasswordFormProps } from '@onset/design-system/sections/reset-password-form';
import { useAuth } from './auth.ts';
import { usePasswordAdvice } from './password-advice.ts';
import { useSearchParameter } from './search-parameter.ts';
import { useFormCall } from './use-form-call.ts';

export type ConnectedResetPasswordFormProps = Omit<
  ResetPasswordFormProps,
  'state' | 'pending' | 'error' | 'fieldErrors' | 'onSubmit' | 'advice' | 'onPasswordInput'
>;

/** What the API says of a code that is wrong, used or too old. */
const REFUSED = 'Incorrect code provided';

/** The form of the link in the mail: it sets a new password with the code in the address, and signs in with it. */
export function ConnectedResetPasswordForm(content: ConnectedResetPasswordFormProps) {
  const { auth } = useAuth();
  const code = useSearchParameter('code');
  const { pending, done, answer, run } = useFormCall({ names: ['password'] });
  const { advice, onPasswordInput } = usePasswordAdvice();
  const refused = answer.error === REFUSED;
  return (
    <ResetPasswordForm
      {...content}
      state={stateOf({ done, refused, missing: code === null || code === '' })}
      pending={pending}
      error={refused ? null : answer.error}
      fieldErrors={answer.fieldErrors}
      advice={advice}
      onPasswordInput={onPasswordInput}
      onSubmit={({ password }) => void run(() => auth().resetPassword({ code: code ?? '', password }))}
    />
  );
}
ConnectedResetPasswordForm.sectionName = ResetPasswordForm.sectionName;

function stateOf({ done, refused, missing }: { done: boolean; refused: boolean; missing: boolean }) {
  if (done) return 'done';
  if (missing) return 'missing-code';
  return refused ? 'refused-code' : 'ready';
}
