import { ChangePasswordForm } from '@onset/design-system/sections/change-password-form';
import type { ChangePasswordFields } from '@onset/design-system/sections/change-password-form';
import type { ChangePasswordFormContent } from '@onset/design-system/sections/change-password-form/schema';
import { SAME_PASSWORD, WRONG_CURRENT_PASSWORD } from '../../../contract/messages.ts';
import { required } from '@onset/design-system/primitives/form-values';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { useAuth } from '../../form/use-auth.ts';
import type { ConnectedProps } from '../../schemas.ts';
import { perUser, useAccountForm } from '../head/signed-in.tsx';
import { newPassword as newPasswordRule, useNewPassword } from '../../form/form-rules.ts';
import { useFormCall } from '../../form/use-form-call.ts';

export const changePasswordRules: FormRules<ChangePasswordFields> = {
  currentPassword: required('Enter your current password.'),
  newPassword: (value, { currentPassword }) =>
    value !== '' && value === currentPassword
      ? 'This is your current password. Choose a different one.'
      : newPasswordRule(value),
};

const listeners = new Set<() => void>();

/** Subscribes to password changes on this page. Returns a function that unsubscribes. */
export function onPasswordChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Form to change the password, connected to the session. Renders nothing for signed-out visitors, unless the session
 * was lost while the form was in use.
 */
export const ConnectedChangePasswordForm = perUser(UserChangePasswordForm);

function UserChangePasswordForm({ className = '', ...content }: ConnectedProps<ChangePasswordFormContent>) {
  const { withAuth } = useAuth();
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
          await withAuth((auth) => auth.changePassword(values));
          // The change ends sessions on the server, so the list of sessions reloads.
          for (const listener of listeners) listener();
        });
      }}
    />
  );
}
