import { useRef, useState } from 'react';
import type { NewPasswordBehavior, PasswordAdvice } from '@onset/design-system/primitives/form';
import { NEW_PASSWORD_HINT } from '../form-rules.ts';

/** How long typing must have paused before a password is judged, in milliseconds. */
const PAUSE_MS = 250;

/**
 * What a form in which a password is chosen is given: the hint, and advice on the password as it is typed. What judges it
 * is fetched when the field is first used; where it cannot be had there is no advice, and the form works without.
 */
export function useNewPassword(): NewPasswordBehavior {
  const [advice, setAdvice] = useState<PasswordAdvice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');

  async function judge(password: string): Promise<void> {
    try {
      const { passwordAdvice } = await import('./password-judge.ts');
      // Something else was typed while it was fetched.
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
