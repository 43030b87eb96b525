import { findErrors } from '@onset/design-system/primitives/form';
import { AccountIntro } from '@onset/design-system/sections/account-intro';
import type { AccountIntroBehavior, AccountIntroContent } from '@onset/design-system/sections/account-intro';
import { ChangePasswordForm } from '@onset/design-system/sections/change-password-form';
import type {
  ChangePasswordFormBehavior,
  ChangePasswordFormContent,
} from '@onset/design-system/sections/change-password-form';
import { PendingEmail, ProfileForm } from '@onset/design-system/sections/profile-form';
import type { ProfileFormBehavior, ProfileFormContent } from '@onset/design-system/sections/profile-form';
import { SESSION_EXPIRED } from '../../../site/adapters/auth/messages.ts';
import { USERNAME_TAKEN, WRONG_CURRENT_PASSWORD } from '../../../site/contract/messages.ts';
import { NEW_PASSWORD_HINT } from '../../../site/connected/form-rules.ts';
import { changePasswordRules } from '../../../site/connected/profile-rules.ts';
import { ada } from '../../../stories/fixtures/account.ts';
import { describeStates, unpressed } from './state.ts';
import { SENDING, TOO_MANY_REQUESTS } from './words.ts';

export const accountIntro = describeStates<AccountIntroContent, AccountIntroBehavior>(
  (props) => <AccountIntro {...props} />,
  () => ({
    'signed-in': {
      label: 'Signed in',
      isSignedIn: true,
      shows: { status: 'signed-in', email: ada.email ?? null },
    },
    'signed-out': { label: 'Signed out', shows: { status: 'signed-out' } },
    loading: { label: 'Address still unknown', shows: { status: 'signed-in' } },
  }),
);

export const profileForm = describeStates<ProfileFormContent, ProfileFormBehavior>(
  (props) => <ProfileForm {...props} />,
  () => ({
    filled: { label: 'Filled', isSignedIn: true, shows: { values: ada } },
    empty: { label: 'Nothing filled in', shows: { values: null } },
    loading: { label: 'Loading', shows: { values: null, state: 'loading' } },
    pending: { label: 'Being saved', shows: { values: ada, pending: true } },
    error: { label: 'Refused', shows: { values: ada, error: SESSION_EXPIRED } },
    'field-errors': { label: 'Error at a field', shows: { values: ada, fieldErrors: { username: USERNAME_TAKEN } } },
    done: { label: 'Saved', shows: { values: ada, saved: true } },
    unkept: {
      label: 'Not all of it saved',
      shows: { values: ada, unkept: 'This server does not keep: Company. Everything else is saved.' },
    },
    'new-email': {
      label: 'New email waits',
      shows: {
        values: ada,
        pendingEmail: (
          <PendingEmail email="countess@example.com" since="2 hours ago" onResend={unpressed} onDrop={unpressed} />
        ),
      },
    },
  }),
);

export const changePasswordForm = describeStates<ChangePasswordFormContent, ChangePasswordFormBehavior>(
  (props) => <ChangePasswordForm advice={null} passwordHint={NEW_PASSWORD_HINT} {...props} />,
  () => ({
    ready: { label: 'Ready', isSignedIn: true, shows: {} },
    pending: SENDING,
    error: TOO_MANY_REQUESTS,
    'field-errors': {
      label: 'Sent empty',
      shows: { fieldErrors: findErrors(changePasswordRules, { currentPassword: '', newPassword: '' }) },
    },
    wrong: { label: 'Wrong password', shows: { fieldErrors: { currentPassword: WRONG_CURRENT_PASSWORD } } },
    done: { label: 'Password changed', shows: { changed: true } },
  }),
);
