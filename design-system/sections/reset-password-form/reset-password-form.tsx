import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Form, FormOutcome, textValue, useExchangeFocus } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import type { PasswordAdvice } from '../../primitives/password-field/index.ts';
import { EntryFrame } from '../entry-frame.tsx';
import type { ResetPasswordFormContent } from './reset-password-form.schema.ts';
import { validateResetPassword } from './validate-reset-password.ts';
import type { ResetPasswordFieldName, ResetPasswordValues } from './validate-reset-password.ts';

interface Behaviour extends FormAnswer<ResetPasswordFieldName> {
  /**
   * `missing-code` when the page was opened without the code of a link, `refused-code` when the code is used or too
   * old, `done` once the password is set.
   */
  state?: 'ready' | 'missing-code' | 'refused-code' | 'done';
  /** Called with the password as it was typed, once nothing is wrong with it. */
  onSubmit?: (values: ResetPasswordValues) => void;
  /** What is thought of the password so far. Null while nothing is; left out where nothing ever will be. */
  advice?: PasswordAdvice | null;
  /** Called with the password at each change, for whoever advises. */
  onPasswordInput?: (value: string) => void;
}

export type ResetPasswordFormProps = ResetPasswordFormContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof ResetPasswordFormContent | keyof Behaviour | 'children'>;

const read = (data: FormData): ResetPasswordValues => ({ password: textValue(data, 'password') });

/**
 * Where the link in the email leads: a new password, typed once. The one thing on its page; the heading is the page's
 * own.
 *
 * A link that is no longer good says so and leads to a new one. Heading up to 40 characters.
 */
export function ResetPasswordForm({
  at,
  heading,
  headingLevel = 1,
  lede,
  submitLabel = 'Set password',
  missingCodeText = 'This page needs the link from our email. Open the link again, or ask for a new one.',
  refusedCodeText = 'This link has been used already, or is too old.',
  newLink,
  doneText = 'Your new password is set.',
  doneHint,
  doneLink,
  state = 'ready',
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  advice,
  onPasswordInput,
  className = '',
  ...rest
}: ResetPasswordFormProps) {
  const id = useId();
  const frame = useExchangeFocus(state === 'done');
  const refused = state === 'refused-code';
  return (
    <section data-section="reset-password-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <EntryFrame
        id={id}
        at={at}
        heading={heading}
        headingLevel={headingLevel}
        lede={state !== 'done' && state !== 'missing-code' && lede}
        columnRef={frame}
      >
        {state === 'done' && (
          <FormOutcome className="max-w-form">
            <p className="text-lede">{doneText}</p>
            {doneHint && <p className="text-ink-muted">{doneHint}</p>}
            <Button variant="secondary" className="mt-2" asChild>
              <a href={doneLink.href}>{doneLink.label}</a>
            </Button>
          </FormOutcome>
        )}
        {state === 'missing-code' && (
          <FormOutcome tone="stopped" className="max-w-form">
            <p className="text-lede">{missingCodeText}</p>
            <Button variant="secondary" className="mt-2" asChild>
              <a href={newLink.href}>{newLink.label}</a>
            </Button>
          </FormOutcome>
        )}
        {(state === 'ready' || refused) && (
          <Form
            className="max-w-form"
            read={read}
            validate={validateResetPassword}
            onSubmit={onSubmit}
            pending={pending}
            error={refused && !pending ? (error ?? refusedCodeText) : error}
            remedy={refused && <Link href={newLink.href}>{newLink.label}</Link>}
            fieldErrors={fieldErrors}
          >
            {({ faults }) => (
              <>
                <PasswordField
                  label="New password"
                  name="password"
                  autoComplete="new-password"
                  hint="8 characters or more"
                  required
                  error={faults.password}
                  advice={advice}
                  onInput={({ currentTarget }) => onPasswordInput?.(currentTarget.value)}
                />
                <Button type="submit" size="lg" width="full" pending={pending}>
                  {submitLabel}
                </Button>
              </>
            )}
          </Form>
        )}
      </EntryFrame>
    </section>
  );
}
ResetPasswordForm.sectionName = 'reset-password-form';
