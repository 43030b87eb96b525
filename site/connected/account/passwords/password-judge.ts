import type { PasswordAdvice } from '@onset/design-system/primitives/form';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import passwords from './common-passwords.json' with { type: 'json' };

const judge = new ZxcvbnFactory({ dictionary: { passwords } });

/** Judges a password with zxcvbn and the head of the list the server rejects by. Nothing leaves the browser. */
export function passwordAdvice(password: string): PasswordAdvice {
  // Only the beginning is judged: what is strong by then only gets stronger, and the work grows with the length.
  const { score, sequence } = judge.check(password.slice(0, 72));
  const patterns = new Set(sequence.map(({ pattern }) => pattern));
  return { score, text: score >= 3 ? 'Hard to guess.' : reason(patterns) };
}

/** Why it is easy to guess, and what would be harder. */
function reason(patterns: ReadonlySet<string>): string {
  if (patterns.has('dictionary')) return 'Attackers try this password first. Four random words are harder to guess.';
  if (patterns.has('repeat') || patterns.has('sequence'))
    return 'Keyboard rows and repetitions are easy to guess. Four random words are harder.';
  if (patterns.has('date')) return 'Dates are easy to guess. Four random words are harder.';
  return 'Longer passwords are harder to guess. Add a word or two.';
}
