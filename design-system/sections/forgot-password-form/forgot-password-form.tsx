import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { CursorPath } from '../../illustrations/cursor-path/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, Form, FormLinks, FormOutcome, textValue, useExchangeFocus } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { Timecode } from '../../primitives/timecode/index.ts';
import type { ForgotPasswordFormContent } from './forgot-password-form.schema.ts';
import { validateForgotPassword } from './validate-forgot-password.ts';
import type { ForgotPasswordFieldName, ForgotPasswordValues } from './validate-forgot-password.ts';

interface Behaviour extends FormAnswer<ForgotPasswordFieldName> {
  /** True once the address has been taken, whether an account has it or not: a calm text takes the form's place. */
  sent?: boolean;
  /** Called with the address, without spaces around it, once it is one. */
  onSubmit?: (values: ForgotPasswordValues) => void;
  /** Called when someone wants to give another address: `sent` is to be false again. Without it there is no way back. */
  onAgain?: () => void;
}

export type ForgotPasswordFormProps = ForgotPasswordFormContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof ForgotPasswordFormContent | keyof Behaviour | 'children'>;

const read = (data: FormData): ForgotPasswordValues => ({ email: textValue(data, 'email').trim() });

/**
 * Where a customer who has forgotten their password asks for a link. The one thing on its page; the heading is the
 * page's own.
 *
 * What it says once it is sent is the same for a known and an unknown address, and shows the address, so that a slip of
 * the finger is seen. Heading up to 40 characters.
 */
export function ForgotPasswordForm({
  at,
  heading,
  headingLevel = 1,
  lede,
  submitLabel = 'Send link',
  sentText = 'If an account has this address, a link is on its way.',
  sentHint,
  againLabel = 'Use another address',
  links = [],
  sent = false,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  onAgain,
  className = '',
  ...rest
}: ForgotPasswordFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const frame = useExchangeFocus(sent);
  const Heading = `h${headingLevel}` as const;

  const submit = (values: ForgotPasswordValues) => {
    setEmail(values.email);
    onSubmit?.(values);
  };

  return (
    <section data-section="forgot-password-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <TimelineRuler seconds={30} className="border-b border-line" />
      <div className="page grid grid-cols-1 gap-x-6 py-12 @lg:grid-cols-12 @lg:py-16">
        <div ref={frame} className="flex flex-col gap-8 @lg:col-span-5">
          <header className="flex max-w-line flex-col gap-4">
            {at && <Timecode at={at} />}
            <Heading id={id} className="display text-title">
              {heading}
            </Heading>
            {lede && !sent && (
              <p className="max-w-form text-lede text-ink-muted">
                <RichText source={lede} />
              </p>
            )}
          </header>
          {sent ? (
            <FormOutcome className="max-w-form">
              <p className="text-lede">{sentText}</p>
              {email !== '' && <p className="font-medium wrap-anywhere">{email}</p>}
              {sentHint && <p className="text-ink-muted">{sentHint}</p>}
              {onAgain && (
                <Button variant="outline" className="mt-2" onClick={onAgain}>
                  {againLabel}
                </Button>
              )}
            </FormOutcome>
          ) : (
            <Form
              className="max-w-form"
              read={read}
              validate={validateForgotPassword}
              onSubmit={submit}
              pending={pending}
              error={error}
              fieldErrors={fieldErrors}
            >
              {({ faults }) => (
                <>
                  <Field
                    label="Email"
                    name="email"
                    type="email"
                    autoComplete="email"
                    defaultValue={email}
                    required
                    error={faults.email}
                  />
                  <Button type="submit" size="lg" width="full" pending={pending}>
                    {submitLabel}
                  </Button>
                </>
              )}
            </Form>
          )}
          {links.length > 0 && <FormLinks className="max-w-form" links={links} />}
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
ForgotPasswordForm.sectionName = 'forgot-password-form';
