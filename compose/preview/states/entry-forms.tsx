import { findErrors } from '@onset/design-system/primitives/form';
import { ForgotPasswordForm } from '@onset/design-system/sections/forgot-password-form';
import type {
  ForgotPasswordFormBehavior,
  ForgotPasswordFormContent,
} from '@onset/design-system/sections/forgot-password-form';
import { LoginForm } from '@onset/design-system/sections/login-form';
import type { LoginFormBehavior } from '@onset/design-system/sections/login-form';
import { RegisterForm } from '@onset/design-system/sections/register-form';
import type { RegisterFormBehavior } from '@onset/design-system/sections/register-form';
import { ConfirmationNeeded } from '../../../site/adapters/auth/messages.ts';
import { EMAIL_OR_USERNAME_TAKEN, USERNAME_TAKEN, WRONG_CREDENTIALS } from '../../../site/contract/messages.ts';
import { email, NEW_PASSWORD_HINT } from '../../../site/connected/form-rules.ts';
import type { ConnectedLoginFormContent } from '../../../site/connected/login-form.schema.ts';
import { loginRules } from '../../../site/connected/login-form.tsx';
import { CONFIRMED, NO_LONGER_GOOD } from '../../../site/connected/login-notice.ts';
import type { ConnectedRegisterFormContent } from '../../../site/connected/register-form.schema.ts';
import { registerRules } from '../../../site/connected/register-form.tsx';
import { ada } from '../../../stories/fixtures/account.ts';
import { describeStates, unpressed } from './state.ts';
import { SENDING, TOO_MANY_REQUESTS } from './words.ts';

export const loginForm = describeStates<ConnectedLoginFormContent, LoginFormBehavior>(
  (props) => <LoginForm {...props} />,
  () => ({
    pending: SENDING,
    error: { label: 'Wrong password', shows: { error: WRONG_CREDENTIALS } },
    'field-errors': {
      label: 'Sent empty',
      shows: { fieldErrors: findErrors(loginRules, { identifier: '', password: '' }) },
    },
    confirmed: { label: 'Email confirmed', shows: { notice: CONFIRMED } },
    'bad-link': { label: 'Link no longer good', shows: { notice: NO_LONGER_GOOD } },
  }),
);

export const registerForm = describeStates<ConnectedRegisterFormContent, RegisterFormBehavior>(
  (props) => <RegisterForm advice={null} passwordHint={NEW_PASSWORD_HINT} {...props} />,
  () => ({
    pending: SENDING,
    error: { label: 'Email or username taken', shows: { error: EMAIL_OR_USERNAME_TAKEN } },
    'field-errors': {
      label: 'Sent empty',
      shows: { fieldErrors: findErrors(registerRules, { username: '', email: '', password: '', consent: false }) },
    },
    taken: { label: 'Error at one field', shows: { fieldErrors: { username: USERNAME_TAKEN } } },
    'weak-password': {
      label: 'Weak password',
      shows: { advice: { score: 1, text: 'A name and a year are guessed early. Add two or three more words.' } },
    },
    'strong-password': {
      label: 'Good password',
      shows: { advice: { score: 3, text: 'Hard to guess. One more word would make it strong.' } },
    },
    done: {
      label: 'Link sent',
      shows: { notice: { tone: 'success', text: new ConfirmationNeeded().message } },
    },
    bought: { label: 'After a purchase', shows: { email: ada.email ?? undefined } },
  }),
);

export const forgotPasswordForm = describeStates<ForgotPasswordFormContent, ForgotPasswordFormBehavior>(
  (props) => <ForgotPasswordForm {...props} />,
  () => ({
    pending: SENDING,
    error: TOO_MANY_REQUESTS,
    'field-errors': { label: 'Sent empty', shows: { fieldErrors: findErrors({ email }, { email: '' }) } },
    done: { label: 'Link sent', shows: { sent: true, onAgain: unpressed } },
  }),
);
