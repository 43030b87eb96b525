import { use, useState } from 'react';
import { RegisterForm } from '@onset/design-system/sections/register-form';
import type { RegisterFormProps, RegisterValues } from '@onset/design-system/sections/register-form';
import { ConfirmationNeeded } from '../adapters/auth/index.ts';
import { useAuth } from './auth.ts';
import { NavigationContext } from './navigation.ts';
import { usePasswordAdvice } from './password-advice.ts';
import { redirectTarget } from './redirect.ts';
import { useFormCall } from './use-form-call.ts';

export interface ConnectedRegisterFormProps extends Omit<
  RegisterFormProps,
  'pending' | 'error' | 'fieldErrors' | 'onSubmit' | 'notice' | 'advice' | 'onPasswordInput'
> {
  /** In place of the lede for who is logged in already. */
  signedInLede: string;
}

/** The registration form, bound to the session. Then on to `?redirect=`, or to the profile. */
export function ConnectedRegisterForm({ signedInLede, lede, ...content }: ConnectedRegisterFormProps) {
  const { state, auth } = useAuth();
  const go = use(NavigationContext);
  const { pending, answer, run } = useFormCall({ names: ['username', 'email', 'password'] });
  const { advice, onPasswordInput } = usePasswordAdvice();
  const [confirm, setConfirm] = useState<string | null>(null);

  async function submit(values: RegisterValues): Promise<void> {
    setConfirm(null);
    let mustConfirm = false;
    const done = await run(() =>
      auth()
        .register(values)
        .catch((error: unknown) => {
          if (!(error instanceof ConfirmationNeeded)) throw error;
          mustConfirm = true;
          setConfirm(error.message);
        }),
    );
    if (done && !mustConfirm) go(redirectTarget(location.search, location.origin));
  }

  return (
    <RegisterForm
      {...content}
      lede={state.status === 'signed-in' && !pending ? signedInLede : lede}
      pending={pending}
      error={answer.error}
      fieldErrors={answer.fieldErrors}
      notice={confirm === null ? null : { tone: 'success', text: confirm }}
      advice={advice}
      onPasswordInput={onPasswordInput}
      onSubmit={(values) => void submit(values)}
    />
  );
}
ConnectedRegisterForm.sectionName = RegisterForm.sectionName;
