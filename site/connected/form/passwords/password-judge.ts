import type { PasswordAdvice } from '@onset/design-system/primitives/password-field';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import passwords from './common-passwords.json' with { type: 'json' };

const judge = new ZxcvbnFactory({ dictionary: { passwords } });

/** Rates a password with zxcvbn and the start of the server's list of rejected passwords. Sends nothing. */
export function passwordAdvice(password: string): PasswordAdvice {
  // Rating takes longer with the length, and more characters only make a password stronger.
  const { score, sequence } = judge.check(password.slice(0, 72));
  const patterns = new Set(sequence.map(({ pattern }) => pattern));
  return { score, text: score >= 3 ? 'Hard to guess.' : reason(patterns) };
}

/** Returns the reason why a password is easy to guess, and an alternative. */
function reason(patterns: ReadonlySet<string>): string {
  if (patterns.has('dictionary')) return 'Attackers try this password first. Four random words are harder to guess.';
  if (patterns.has('repeat') || patterns.has('sequence'))
    return 'Keyboard rows and repetitions are easy to guess. Four random words are harder.';
  if (patterns.has('date')) return 'Dates are easy to guess. Four random words are harder.';
  return 'Longer passwords are harder to guess. Add a word or two.';
}
