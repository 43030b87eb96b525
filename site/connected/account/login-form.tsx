import type { FormRules } from '@onset/design-system/primitives/form';
import { NoticeButton } from '@onset/design-system/primitives/notice';
import { LoginForm } from '@onset/design-system/sections/login-form';
import type { LoginFields, LoginValues } from '@onset/design-system/sections/login-form';
import { useAuth } from '../auth.ts';
import type { ConnectedProps } from '../connected-props.ts';
import type { ConnectedLoginFormContent } from './login-form.schema.ts';
import { goTo } from '../go-to.ts';
import { redirectTarget } from '../redirect.ts';
import { required } from '../required.ts';
import { requireStoredSession } from '../stored.ts';
import { useLoginNotice } from './login-notice.ts';
import { track } from '../track.ts';
import { useFormCall } from '../use-form-call.ts';

/** What a good password is has been asked at registration. */
export const loginRules: FormRules<LoginFields> = {
  identifier: required('Enter your email or your username.'),
  password: required('Enter your password.'),
};

/** The log-in form, bound to the session. Then on to `?redirect=`, or to the profile. */
export function ConnectedLoginForm({ signedInLede, ...content }: ConnectedProps<ConnectedLoginFormContent>) {
  const { auth } = useAuth();
  const { pending, errors, run } = useFormCall<LoginFields>({
    fields: { identifier: 'identifier', password: 'password' },
  });
  const { notice, remedy, noteIdentifier } = useLoginNotice(errors.error);

  async function submit(values: LoginValues): Promise<void> {
    noteIdentifier(values.identifier);
    await run(async () => {
      await (await auth()).login(values);
      requireStoredSession();
      track('login', { method: 'password' });
      // Part of the call: a second press, while the next page is on its way, must not log in once more.
      await goTo(redirectTarget(location.search, location.origin));
    });
  }

  return (
    <LoginForm
      {...content}
      {...errors}
      // While the form is sent, who is signed in changes; its words do not.
      signedInLede={pending ? undefined : signedInLede}
      pending={pending}
      notice={notice}
      remedy={
        remedy ? (
          <>
            <p>{remedy.text}</p>
            {remedy.action && (
              <div className="mt-3">
                <NoticeButton {...remedy.action} />
              </div>
            )}
          </>
        ) : (
          errors.remedy
        )
      }
      rules={loginRules}
      onSubmit={(values) => void submit(values)}
    />
  );
}
