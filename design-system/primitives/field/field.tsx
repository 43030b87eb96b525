import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { FieldFrame } from './field-frame.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  /** Always visible, two or three words: what the field holds. */
  label: string;
  /** The name it is read by. */
  name: string;
  /** What is expected, where the label does not say it. One line. */
  hint?: string | undefined;
  /** What is wrong and what is expected. One sentence. */
  error?: string | undefined;
  /** Says in words that the field may stay empty. */
  optional?: boolean;
}

/**
 * One line to be typed into. The input is the browser's own and uncontrolled: what was typed before the page came alive
 * stays. Attributes go to the input, `className` to the whole field.
 *
 * Use `PasswordField` for passwords and `Checkbox` for yes or no. No placeholder in place of a label: it goes when it is
 * needed.
 */
export function Field({ label, hint, error, optional, id, className, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <input
          data-slot="field-control"
          type={type}
          // An address reads from left to right in every language, and still stands at the start of its line.
          dir={type === 'email' ? 'ltr' : undefined}
          className={controlStyles({ className: type === 'email' ? 'rtl:text-right' : '' })}
          {...rest}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
