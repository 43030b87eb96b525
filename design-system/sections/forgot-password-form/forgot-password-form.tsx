import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field, Form, FormOutcome, textValue, useExchangeFocus } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { EntryFrame } from '../entry-frame.tsx';
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
  links,
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

  const submit = (values: ForgotPasswordValues) => {
    setEmail(values.email);
    onSubmit?.(values);
  };

  return (
    <section data-section="forgot-password-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <EntryFrame
        id={id}
        at={at}
        heading={heading}
        headingLevel={headingLevel}
        lede={!sent && lede}
        links={links}
        columnRef={frame}
      >
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
      </EntryFrame>
    </section>
  );
}
ForgotPasswordForm.sectionName = 'forgot-password-form';
