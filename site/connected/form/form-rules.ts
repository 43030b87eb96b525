import { emailRule, maxLength, newPasswordRule, passwordHint } from '@onset/design-system/primitives/form-values';
import { isEmail } from '../../contract/email.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_BYTES, TEXT_MAX, passwordProblem } from '../../contract/limits.ts';
import type { TextRule } from '@onset/design-system/primitives/form-values';
import { USERNAME_MAX, USERNAME_MIN, usernameProblem } from '../../contract/username.ts';

/** Requirement for a new password, shown before anything is typed. */
export const NEW_PASSWORD_HINT = passwordHint(PASSWORD_MIN_BYTES);

export const notTooLong = maxLength(TEXT_MAX);

export const email = emailRule(isEmail, TEXT_MAX);

export const newPassword = newPasswordRule({
  min: PASSWORD_MIN_BYTES,
  max: PASSWORD_MAX_BYTES,
  findProblem: passwordProblem,
});

/** Rule for a username. */
export const username: TextRule = (value) => {
  if (value === '') return `Enter a username of ${USERNAME_MIN} characters or more.`;
  const problem = usernameProblem(value);
  if (problem === undefined) return undefined;
  return problem === 'short'
    ? `This username is too short. Use ${USERNAME_MIN} characters or more.`
    : `Use up to ${USERNAME_MAX} letters, digits, dots, hyphens and underscores, and no web address.`;
};
