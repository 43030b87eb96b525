import { isEmail } from '../../contract/email.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_BYTES, TEXT_MAX, passwordProblem } from '../../contract/limits.ts';
import type { TextRule } from '../required.ts';

/** Requirement for a new password, shown before anything is typed. */
export const NEW_PASSWORD_HINT = `${PASSWORD_MIN_BYTES} characters or more`;

export const ticked = (message: string) => (value: boolean) => (value ? undefined : message);

export const notTooLong: TextRule = (value) =>
  value.length > TEXT_MAX ? `This is too long. Use ${TEXT_MAX} characters or fewer.` : undefined;

/** Rule for an email address. Only the server can verify that it exists. */
export const email: TextRule = (value) => {
  if (value === '') return 'Enter your email, such as name@example.com.';
  return isEmail(value) ? notTooLong(value) : 'This email is incomplete. Write it like name@example.com.';
};

/** Rule for a new password. */
export const newPassword: TextRule = (value) => {
  if (value === '') return `Enter a password of ${NEW_PASSWORD_HINT}.`;
  const problem = passwordProblem(value);
  if (problem === 'short') return `This password is too short. Use ${NEW_PASSWORD_HINT}.`;
  if (problem === 'long')
    return `This password is too long. Use ${PASSWORD_MAX_BYTES} characters or fewer; letters with accents and emoji count as more than one.`;
  return undefined;
};
