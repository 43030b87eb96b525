import { ProfileForm } from '@onset/design-system/sections/profile-form';
import type { ProfileFormProps } from '@onset/design-system/sections/profile-form';
import { useAuth } from './auth.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';
import { useFormCall } from './use-form-call.ts';

export type ConnectedProfileFormProps = Omit<
  ProfileFormProps,
  'values' | 'state' | 'saved' | 'pending' | 'error' | 'fieldErrors' | 'onSubmit'
>;

/** The profile form, bound to the session. Nothing where nobody is signed in. */
export function ConnectedProfileForm({ className = '', ...content }: ConnectedProfileFormProps) {
  const { state, auth } = useAuth();
  const { pending, done, answer, run } = useFormCall({
    names: ['username', 'email', 'full_name', 'company', 'country'],
    messages: { 'Email already taken': 'email', 'Username already taken': 'username' },
  });
  if (state.status === 'signed-out') return null;
  return (
    <ProfileForm
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      values={state.user}
      state={state.user ? 'ready' : 'loading'}
      saved={done}
      pending={pending}
      error={answer.error}
      fieldErrors={answer.fieldErrors}
      onSubmit={(values) => void run(() => auth().updateProfile(values))}
    />
  );
}
ConnectedProfileForm.sectionName = ProfileForm.sectionName;
