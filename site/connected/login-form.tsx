import { use } from 'react';
import { LoginForm } from '@onset/design-system/sections/login-form';
import type { LoginFormProps, LoginValues } from '@onset/design-system/sections/login-form';
import { useAuth } from './auth.ts';
import { NavigationContext } from './navigation.ts';
import { redirectTarget } from './redirect.ts';
import { useLoginNotice } from './login-notice.ts';
import { useFormCall } from './use-form-call.ts';

export interface ConnectedLoginFormProps extends Omit<
  LoginFormProps,
  'pending' | 'error' | 'fieldErrors' | 'onSubmit' | 'notice'
> {
  /** In place of the lede for who is logged in already. */
  signedInLede: string;
}

/** The log-in form, bound to the session. Then on to `?redirect=`, or to the profile. */
export function ConnectedLoginForm({ signedInLede, lede, ...content }: ConnectedLoginFormProps) {
  const { state, auth } = useAuth();
  const go = use(NavigationContext);
  const { pending, answer, run } = useFormCall({ names: ['identifier', 'password'] });
  const { notice, isAboutConfirmation, noteIdentifier } = useLoginNotice(answer.error);

  async function submit(values: LoginValues): Promise<void> {
    noteIdentifier(values.identifier);
    if (await run(() => auth().login(values))) go(redirectTarget(location.search, location.origin));
  }

  return (
    <LoginForm
      {...content}
      lede={state.status === 'signed-in' && !pending ? signedInLede : lede}
      pending={pending}
      notice={notice}
      error={isAboutConfirmation ? null : (answer.error ?? state.error)}
      fieldErrors={answer.fieldErrors}
      onSubmit={(values) => void submit(values)}
    />
  );
}
ConnectedLoginForm.sectionName = LoginForm.sectionName;
