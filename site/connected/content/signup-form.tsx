import { useState } from 'react';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { SignupForm } from '@onset/design-system/sections/signup-form';
import type { SignupFields } from '@onset/design-system/sections/signup-form';
import type { SignupFormContent } from '@onset/design-system/sections/signup-form/schema';
import { createHttp } from '../../adapters/http/http.ts';
import { signUp } from '../../adapters/signup.ts';
import { publicConfig } from '../../config/public-config.ts';
import { SIGNUP_PATHS } from '../../contract/signup.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { email } from '../form/form-rules.ts';
import { explainMissingCall } from '../form/call-errors.ts';
import { track } from '../track.ts';
import { useFormCall } from '../form/use-form-call.ts';

const RULES: FormRules<SignupFields> = { email };

/**
 * The form of the newsletter or the waitlist, bound to the server. Before its scripts are there, and without them, the
 * browser posts it to the same address, which then responds with a page.
 */
export function ConnectedSignupForm(content: ConnectedProps<SignupFormContent>) {
  const { purpose } = content;
  const [again, setAgain] = useState(false);
  const { pending, done, errors, run } = useFormCall<SignupFields>({ fields: { email: 'email' } });
  return (
    <SignupForm
      {...content}
      {...errors}
      action={`${publicConfig.apiBaseUrl}${SIGNUP_PATHS[purpose]}`}
      outcome={done && !again ? 'sent' : undefined}
      pending={pending}
      rules={RULES}
      onSubmit={({ email }) => {
        setAgain(false);
        void run(() =>
          explainMissingCall(signUp(createHttp({ baseUrl: publicConfig.apiBaseUrl }), purpose, email)),
        ).then((isDone) => {
          if (isDone && purpose === 'waitlist') track('waitlist_signup', { list: purpose });
        });
      }}
      onAgain={() => setAgain(true)}
    />
  );
}
