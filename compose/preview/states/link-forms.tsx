import { findErrors } from '@onset/design-system/primitives/form';
import { LinkForm } from '@onset/design-system/sections/link-form';
import type { LinkFormBehavior, LinkFormContent } from '@onset/design-system/sections/link-form';
import { ResetPasswordForm } from '@onset/design-system/sections/reset-password-form';
import type {
  ResetPasswordFormBehavior,
  ResetPasswordFormContent,
} from '@onset/design-system/sections/reset-password-form';
import { SignupForm } from '@onset/design-system/sections/signup-form';
import type { SignupFormBehavior, SignupFormContent } from '@onset/design-system/sections/signup-form';
import { email, NEW_PASSWORD_HINT, newPassword } from '../../../site/connected/form-rules.ts';
import { describeStates, unpressed } from './state.ts';
import { SENDING, TOO_MANY_REQUESTS } from './words.ts';

/** What came of the button: the first outcome of a kind that the page says, or the form where it says none. */
const outcome =
  (wanted: 'done' | 'stopped') =>
  ({ outcomes }: LinkFormContent): LinkFormBehavior => ({
    state: outcomes.find(({ tone }) => tone === wanted)?.id ?? 'ready',
  });

export const linkForm = describeStates<LinkFormContent, LinkFormBehavior>(
  (props) => <LinkForm {...props} />,
  () => ({
    ready: { label: 'Opened by its link', shows: { state: 'ready' } },
    'missing-code': { label: 'Opened without its link', shows: { state: 'missing-code' } },
    'try-again': { label: 'Did not work', shows: { state: 'try-again' } },
    done: { label: 'Done', shows: outcome('done') },
    stopped: { label: 'Stopped', shows: outcome('stopped') },
  }),
);

export const resetPasswordForm = describeStates<ResetPasswordFormContent, ResetPasswordFormBehavior>(
  (props) => <ResetPasswordForm advice={null} passwordHint={NEW_PASSWORD_HINT} {...props} />,
  () => ({
    ready: { label: 'Opened by its link', shows: { state: 'ready' } },
    'missing-code': { label: 'Opened without its link', shows: { state: 'missing-code' } },
    'rejected-code': { label: 'Link no longer good', shows: { state: 'rejected-code' } },
    pending: SENDING,
    error: TOO_MANY_REQUESTS,
    'field-errors': {
      label: 'Sent empty',
      shows: { fieldErrors: findErrors({ password: newPassword }, { password: '' }) },
    },
    done: { label: 'Password set', shows: { state: 'done' } },
  }),
);

export const signupForm = describeStates<SignupFormContent, SignupFormBehavior>(
  (props) => <SignupForm {...props} />,
  () => ({
    pending: SENDING,
    error: TOO_MANY_REQUESTS,
    'field-errors': { label: 'Sent empty', shows: { fieldErrors: findErrors({ email }, { email: '' }) } },
    done: { label: 'Mail sent', shows: { outcome: 'sent', onAgain: unpressed } },
    already: { label: 'On the list already', shows: { outcome: 'already', onAgain: unpressed } },
  }),
);
