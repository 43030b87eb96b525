import { ChangePasswordForm } from '@onset/design-system/sections/change-password-form';
import type { ChangePasswordFormProps } from '@onset/design-system/sections/change-password-form';
import { useAuth } from './auth.ts';
import { usePasswordAdvice } from './password-advice.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';
import { useFormCall } from './use-form-call.ts';

export type ConnectedChangePasswordFormProps = Omit<
  ChangePasswordFormProps,
  'changed' | 'pending' | 'error' | 'fieldErrors' | 'onSubmit' | 'advice' | 'onPasswordInput'
>;

/** The change of password, bound to the session. Nothing where nobody is signed in. */
export function ConnectedChangePasswordForm({ className = '', ...content }: ConnectedChangePasswordFormProps) {
  const { state, auth } = useAuth();
  const { pending, done, answer, run } = useFormCall({
    names: ['currentPassword', 'newPassword'],
    aliases: { password: 'newPassword', passwordConfirmation: 'newPassword' },
    messages: {
      'The provided current password is invalid': 'currentPassword',
      'Your new password must be different than your current password': 'newPassword',
    },
  });
  const { advice, onPasswordInput } = usePasswordAdvice();
  if (state.status === 'signed-out') return null;
  return (
    <ChangePasswordForm
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      changed={done}
      pending={pending}
      error={answer.error}
      fieldErrors={answer.fieldErrors}
      advice={advice}
      onPasswordInput={onPasswordInput}
      onSubmit={(values) => void run(() => auth().changePassword(values))}
    />
  );
}
ConnectedChangePasswordForm.sectionName = ChangePasswordForm.sectionName;
