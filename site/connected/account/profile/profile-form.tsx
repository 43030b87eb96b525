import { lazy, Suspense, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { isAnotherEmail, ProfileForm } from '@onset/design-system/sections/profile-form';
import type { ProfileFields, ProfileValues } from '@onset/design-system/sections/profile-form';
import type { ProfileFormContent } from '@onset/design-system/sections/profile-form/schema';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { EMAIL_TAKEN, USERNAME_TAKEN, WRONG_CURRENT_PASSWORD } from '../../../contract/messages.ts';
import type { User } from '../../../adapters/auth/user.ts';
import { useAuth } from '../../form/use-auth.ts';
import type { ConnectedProps } from '../../schemas.ts';
import { perUser, useAccountForm } from '../head/signed-in.tsx';
import { email, notTooLong, username } from '../../form/form-rules.ts';
import { findRejectedFields, foldEmail, storedValues, profileUpdate } from './profile-values.ts';
import { useFormCall } from '../../form/use-form-call.ts';
import type { PendingEmailOf } from '../pending-email.tsx';

export const profileRules: FormRules<ProfileFields> = {
  username,
  email,
  fullName: notTooLong,
  company: notTooLong,
  country: notTooLong,
};

/** Loaded only if an email address is pending. */
const PendingEmail = lazy(async (): Promise<{ default: ComponentType<PendingEmailOf> }> => {
  try {
    const { ConnectedPendingEmail } = await import('../pending-email.tsx');
    return { default: ConnectedPendingEmail };
  } catch {
    // It couldn't be loaded, for example while offline. The form works without it.
    return { default: () => null };
  }
});

/**
 * Profile form, connected to the session. Renders nothing for signed-out visitors, unless the session was lost while
 * the form was in use.
 */
export const ConnectedProfileForm = perUser(UserProfileForm);

function UserProfileForm({ className = '', ...content }: ConnectedProps<ProfileFormContent>) {
  const { withAuth } = useAuth();
  const { user, isGone, visibility, remedy, noteUse } = useAccountForm();
  const values = useMemo(() => user && storedValues(user), [user]);
  const { pending, done, errors, run } = useFormCall<ProfileFields>({
    fields: {
      username: 'username',
      email: 'email',
      currentPassword: 'currentPassword',
      full_name: 'fullName',
      company: 'company',
      country: 'country',
    },
    messages: {
      [EMAIL_TAKEN]: 'email',
      [USERNAME_TAKEN]: 'username',
      [WRONG_CURRENT_PASSWORD]: 'currentPassword',
    },
  });
  const pendingEmail = user?.['pending_email'];
  const [notSavedText, setNotSavedText] = useState<string | null>(null);
  // The message of the pending-email panel is newer than “Saved”.
  const [isPanelUsed, setPanelUsed] = useState(false);
  const submit = (sent: ProfileValues) => {
    noteUse();
    setPanelUsed(false);
    return run(async () => {
      const update = profileUpdate(sent, values ?? {});
      setNotSavedText(findRejectedFields(update, await withAuth((auth) => auth.updateProfile(update))));
    });
  };
  if (isGone) return null;
  return (
    <ProfileForm
      {...content}
      {...errors}
      className={`${visibility} ${className}`}
      values={values}
      foldEmail={foldEmail}
      state={user ? 'ready' : 'loading'}
      saved={done && notSavedText === null && !isPanelUsed}
      notSavedText={done ? notSavedText : null}
      pending={pending}
      rules={rulesFor(user)}
      remedy={remedy || errors.remedy}
      onInput={noteUse}
      pendingEmail={
        user &&
        typeof pendingEmail === 'string' && (
          <Suspense>
            <PendingEmail user={user} email={pendingEmail} onUse={() => setPanelUsed(true)} />
          </Suspense>
        )
      }
      onSubmit={(sent) => void submit(sent)}
    />
  );
}

/**
 * Returns the rules for a user: an unchanged username may break newer rules, and a new email address requires the
 * password.
 */
const rulesFor = (user: User | null): FormRules<ProfileFields> => ({
  ...profileRules,
  username: (value) => (value === user?.username ? undefined : username(value)),
  currentPassword: (value, { email }) =>
    value === '' && isAnotherEmail(email, user?.email, foldEmail)
      ? 'Enter your current password to change your email.'
      : undefined,
});
