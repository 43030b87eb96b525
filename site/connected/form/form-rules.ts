import { emailRule, maxLength, newPasswordRule, passwordHint } from '@onset/design-system/primitives/form-values';
import type { TextRule } from '@onset/design-system/primitives/form-values';
import type { NewPasswordBehavior, PasswordAdvice } from '@onset/design-system/primitives/password-field';
import { useRef, useState } from 'react';
import { isEmail } from '../../contract/email.ts';
import {
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN_BYTES,
  passwordProblem,
  TEXT_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
  usernameProblem,
} from '../../contract/limits.ts';

/** Requirement for a new password, shown before anything is typed. */
const NEW_PASSWORD_HINT = passwordHint(PASSWORD_MIN_BYTES);

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

/** Delay after the last input before a password is rated, in milliseconds. */
const PAUSE_MS = 250;

/**
 * Returns the hint for a new password, and advice on it as it is typed. The code that rates it is loaded when the field is
 * first used. If it can't be loaded, there is no advice.
 */
export function useNewPassword(): NewPasswordBehavior {
  const [advice, setAdvice] = useState<PasswordAdvice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');

  async function judge(password: string): Promise<void> {
    try {
      const { passwordAdvice } = await import('./passwords/password-judge.ts');
      // The password may have changed while the code was loaded.
      if (latest.current === password) setAdvice(passwordAdvice(password));
    } catch {
      setAdvice(null);
    }
  }

  return {
    passwordHint: NEW_PASSWORD_HINT,
    advice,
    onPasswordInput(value) {
      latest.current = value;
      clearTimeout(timer.current);
      if (value === '') setAdvice(null);
      else timer.current = setTimeout(() => void judge(value), PAUSE_MS);
    },
  };
}
