import type { FormRules } from '@onset/design-system/primitives/form-values';
import { SignupForm } from '@onset/design-system/sections/signup-form';
import type { SignupFields } from '@onset/design-system/sections/signup-form';
import type { SignupFormContent } from '@onset/design-system/sections/signup-form/schema';
import { useState } from 'react';
import { createHttp, isObject } from '../../adapters/http.ts';
import type { Http } from '../../adapters/http.ts';
import { publicConfig } from '../../config/public-config.ts';
import { withAsciiDomain } from '../../contract/email.ts';
import { SIGNUP_PATHS } from '../../contract/signup.ts';
import type { SignupPurpose } from '../../contract/signup.ts';
import { explainMissingCall } from '../form/call-errors.ts';
import { email } from '../form/form-rules.ts';
import { useFormCall } from '../form/use-form-call.ts';
import type { ConnectedProps } from '../schemas.ts';
import { track } from '../track.ts';

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

/** Adds an email address to a list. The email that follows confirms it. Rejects as the calls of `http` do. */
export async function signUp(http: Http, purpose: SignupPurpose, email: string): Promise<void> {
  await http.post(SIGNUP_PATHS[purpose], { email: withAsciiDomain(email) }, { auth: 'none', parse: isAccepted });
}

const isAccepted = (response: unknown): true | undefined =>
  (isObject(response) && response['ok'] === true) || undefined;
