import { useId } from 'react';
import type { ComponentProps } from 'react';
import { CursorPath } from '../../illustrations/cursor-path/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Form, FormOutcome, textValue, useExchangeFocus } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import type { PasswordAdvice } from '../../primitives/password-field/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { Timecode } from '../../primitives/timecode/index.ts';
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
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-section="reset-password-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <TimelineRuler seconds={30} className="border-b border-line" />
      <div className="page grid grid-cols-1 gap-x-6 py-12 @lg:grid-cols-12 @lg:py-16">
        <div ref={frame} className="flex flex-col gap-8 @lg:col-span-5">
          <header className="flex max-w-line flex-col gap-4">
            {at && <Timecode at={at} />}
            <Heading id={id} className="display text-title">
              {heading}
            </Heading>
            {lede && state !== 'done' && state !== 'missing-code' && (
              <p className="max-w-form text-lede text-ink-muted">
                <RichText source={lede} />
              </p>
            )}
          </header>
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
        </div>
        {/* Beside the form where there is room for it; it says nothing the page does not say elsewhere. */}
        <div
          aria-hidden="true"
          className="hidden max-h-[38rem] overflow-hidden rounded-lg border border-app-line @lg:col-span-6 @lg:col-start-7 @lg:block"
        >
          <CursorPath />
        </div>
      </div>
    </section>
  );
}
ResetPasswordForm.sectionName = 'reset-password-form';
