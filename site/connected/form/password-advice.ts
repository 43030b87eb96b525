import { useRef, useState } from 'react';
import type { NewPasswordBehavior, PasswordAdvice } from '@onset/design-system/primitives/password-field';
import { NEW_PASSWORD_HINT } from './form-rules.ts';

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
