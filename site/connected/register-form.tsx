import { use } from 'react';
import { RegisterForm } from '@onset/design-system/sections/register-form';
import type { RegisterFormProps, RegisterValues } from '@onset/design-system/sections/register-form';
import { useAuth } from './auth.ts';
import { NavigationContext } from './navigation.ts';
import { redirectTarget } from './redirect.ts';
import { useFormCall } from './use-form-call.ts';

export interface ConnectedRegisterFormProps extends Omit<
  RegisterFormProps,
  'pending' | 'error' | 'fieldErrors' | 'onSubmit'
> {
  /** In place of the lede for who is logged in already. */
  signedInLede: string;
}

/** The registration form, bound to the session. Then on to `?redirect=`, or to the profile. */
export function ConnectedRegisterForm({ signedInLede, lede, ...content }: ConnectedRegisterFormProps) {
  const { state, auth } = useAuth();
  const go = use(NavigationContext);
  const { pending, answer, run } = useFormCall({ names: ['username', 'email', 'password'] });

  async function submit(values: RegisterValues): Promise<void> {
    if (await run(() => auth().register(values))) go(redirectTarget(location.search, location.origin));
  }

  return (
    <RegisterForm
      {...content}
      lede={state.status === 'signed-in' && !pending ? signedInLede : lede}
      pending={pending}
      error={answer.error}
      fieldErrors={answer.fieldErrors}
      onSubmit={(values) => void submit(values)}
    />
  );
}
ConnectedRegisterForm.sectionName = RegisterForm.sectionName;
