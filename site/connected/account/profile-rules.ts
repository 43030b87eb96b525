import type { FormRules } from '@onset/design-system/primitives/form';
import type { DeletionFields } from '@onset/design-system/sections/account-data';
import type { ChangePasswordFields } from '@onset/design-system/sections/change-password-form';
import type { ProfileFields } from '@onset/design-system/sections/profile-form';
import { email, newPassword, notTooLong, ticked } from './form-rules.ts';
import { required } from '../required.ts';
import { username } from './username-rule.ts';

/* The rules of the forms of the profile, which no other page needs. */

export const profileRules: FormRules<ProfileFields> = {
  username,
  email,
  fullName: notTooLong,
  company: notTooLong,
  country: notTooLong,
};

export const changePasswordRules: FormRules<ChangePasswordFields> = {
  currentPassword: required('Enter your current password.'),
  newPassword: (value, { currentPassword }) =>
    value !== '' && value === currentPassword
      ? 'This is your current password. Choose a different one.'
      : newPassword(value),
};

export const deletionRules: FormRules<DeletionFields> = {
  password: required('Enter your password.'),
  cancelsSubscription: ticked('Check this box. Without the account, you couldn’t cancel the subscription.'),
  understood: ticked('Check this box to delete your account.'),
};
