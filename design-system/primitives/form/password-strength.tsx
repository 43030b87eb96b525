import type { ComponentProps } from 'react';

/** What is thought of a password. */
export interface PasswordAdvice {
  /** How many guesses it withstands: 0 next to none, 4 more than anyone will try. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What would make it better, or that it is good: two lines at most on the narrowest phone, about 65 characters. */
  text: string;
}

export interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'> {
  advice: PasswordAdvice | null;
}

const grades = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const fills = ['bg-danger', 'bg-danger', 'bg-ink-faint', 'bg-success', 'bg-success'] as const;

/**
 * How strong a password is, in words; the bars beside them are for the eye. The element is there before there is
 * anything to say, because a screen reader tells only of changes in what was there before. So is its room, of two lines:
 * advice comes when typing pauses, just as somebody presses what is below, and must not move it from under the pointer.
 */
export function PasswordStrength({ advice, className = '', ...rest }: PasswordStrengthProps) {
  return (
    <div
      data-slot="password-strength"
      aria-live="polite"
      aria-atomic="true"
      className={`flex flex-col gap-2 text-small ${className}`}
      {...rest}
    >
      <span aria-hidden="true" className="flex gap-1">
        {grades.map((grade, step) => (
          <span
            key={grade}
            // A border keeps the empty ones visible, and the filled ones apart where colours are forced.
            className={`h-1 flex-1 rounded-full border border-transparent forced-colors:border-current ${
              advice && step <= advice.score ? `${fills[advice.score]} forced-colors:bg-[CanvasText]` : 'bg-line'
            }`}
          />
        ))}
      </span>
      <span className="min-h-[2lh] min-w-0 text-ink-muted">
        {advice && (
          <>
            <span className="font-medium text-ink">{grades[advice.score]}.</span> {advice.text}
          </>
        )}
      </span>
    </div>
  );
}
