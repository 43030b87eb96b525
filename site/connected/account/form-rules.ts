import { emailRule, maxLength, newPasswordRule, passwordHint } from '@onset/design-system/primitives/form-values';
import { isEmail } from '../../contract/email.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_BYTES, TEXT_MAX, passwordProblem } from '../../contract/limits.ts';

/** Requirement for a new password, shown before anything is typed. */
export const NEW_PASSWORD_HINT = passwordHint(PASSWORD_MIN_BYTES);

export const notTooLong = maxLength(TEXT_MAX);

export const email = emailRule(isEmail, TEXT_MAX);

export const newPassword = newPasswordRule({
  min: PASSWORD_MIN_BYTES,
  max: PASSWORD_MAX_BYTES,
  findProblem: passwordProblem,
});
