import { ChangePasswordForm } from '@onset/design-system/sections/change-password-form';
import type {
  ChangePasswordFields,
  ChangePasswordFormContent,
} from '@onset/design-system/sections/change-password-form';
import { SAME_PASSWORD, WRONG_CURRENT_PASSWORD } from '../../contract/messages.ts';
import { useAuth } from '../auth.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { useAccountForm } from './lost-session.tsx';
import { notifyPasswordChange } from './password-changes.ts';
import { perUser } from './per-user.tsx';
import { useNewPassword } from './password-advice.ts';
import { changePasswordRules } from './profile-rules.ts';
import { useFormCall } from '../use-form-call.ts';

/** The change of password, bound to the session. Nothing where nobody is signed in, unless the session was lost in use. */
export const ConnectedChangePasswordForm = perUser(UserChangePasswordForm);

function UserChangePasswordForm({ className = '', ...content }: ConnectedProps<ChangePasswordFormContent>) {
  const { auth } = useAuth();
  const { user, isGone, visibility, remedy, noteUse } = useAccountForm();
  const { pending, done, errors, run } = useFormCall<ChangePasswordFields>({
    fields: { currentPassword: 'currentPassword', password: 'newPassword', passwordConfirmation: 'newPassword' },
    messages: { [WRONG_CURRENT_PASSWORD]: 'currentPassword', [SAME_PASSWORD]: 'newPassword' },
  });
  const newPassword = useNewPassword();
  if (isGone) return null;
  return (
    <ChangePasswordForm
      {...content}
      {...errors}
      {...newPassword}
      className={`${visibility} ${className}`}
      email={user?.email}
      changed={done}
      pending={pending}
      rules={changePasswordRules}
      remedy={remedy || errors.remedy}
      onInput={noteUse}
      onSubmit={(values) => {
        noteUse();
        void run(async () => {
          await (await auth()).changePassword(values);
          notifyPasswordChange();
        });
      }}
    />
  );
}
