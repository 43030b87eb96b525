import { ChangePasswordForm } from '@onset/design-system/sections/change-password-form';
import type {
  ChangePasswordFields,
  ChangePasswordFormContent,
} from '@onset/design-system/sections/change-password-form';
import { SAME_PASSWORD, WRONG_CURRENT_PASSWORD } from '../contract/messages.ts';
import { useAuth } from './auth.ts';
import type { ConnectedProps } from './connected-props.ts';
import { perUser } from './per-user.tsx';
import { useNewPassword } from './password-advice.ts';
import { changePasswordRules } from './profile-rules.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';
import { useFormCall } from './use-form-call.ts';

/** The change of password, bound to the session. Nothing where nobody is signed in. */
export const ConnectedChangePasswordForm = perUser(UserChangePasswordForm);

function UserChangePasswordForm({ className = '', ...content }: ConnectedProps<ChangePasswordFormContent>) {
  const { state, auth } = useAuth();
  const { pending, done, errors, run } = useFormCall<ChangePasswordFields>({
    fields: { currentPassword: 'currentPassword', password: 'newPassword', passwordConfirmation: 'newPassword' },
    messages: { [WRONG_CURRENT_PASSWORD]: 'currentPassword', [SAME_PASSWORD]: 'newPassword' },
  });
  const newPassword = useNewPassword();
  if (state.status === 'signed-out') return null;
  return (
    <ChangePasswordForm
      {...content}
      {...errors}
      {...newPassword}
      className={`${SIGNED_IN_ONLY} ${className}`}
      changed={done}
      pending={pending}
      rules={changePasswordRules}
      onSubmit={(values) => void run(async () => (await auth()).changePassword(values))}
    />
  );
}
