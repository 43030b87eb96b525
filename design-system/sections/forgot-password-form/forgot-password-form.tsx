'use client';

import { useId, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { EmailField } from '../../primitives/field.tsx';
import { FormOutcome } from '../../primitives/form-messages.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import { Form, useOutcomeFocus } from '../../primitives/form.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import type { SectionProps } from '../section.ts';
import type { ForgotPasswordFormContent } from './forgot-password-form.schema.ts';

const forgotPasswordFields = { email: 'email' } as const satisfies FormFields;

export type ForgotPasswordFields = typeof forgotPasswordFields;

export type ForgotPasswordValues = ValuesOf<ForgotPasswordFields>;

export interface ForgotPasswordFormBehavior extends FormBehavior<ForgotPasswordFields> {
  /** True after the request, whether or not the email address has an account. A text replaces the form. */
  sent?: boolean;
  /** Called to enter another email address. Then set `sent` to false. Without it, there is no such button. */
  onAgain?: () => void;
}

export type ForgotPasswordFormProps = SectionProps<ForgotPasswordFormContent, ForgotPasswordFormBehavior>;

/**
 * Form that sends a link to set a new password. It is the only section of its page, so its heading is the `h1`.
 *
 * The result is the same for known and unknown email addresses, and shows the email address, so that typing errors are
 * visible. Heading up to 40 characters.
 */
export function ForgotPasswordForm({
  at,
  heading,
  headingLevel = 1,
  lede,
  submitLabel = 'Send link',
  sentText = 'If there’s an account with this address, a link is on its way.',
  sentHint,
  againLabel = 'Use another address',
  links,
  sent = false,
  pending = false,
  error,
  remedy,
  fieldErrors,
  rules,
  onSubmit,
  onAgain,
  className = '',
  ...rest
}: ForgotPasswordFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const frame = useOutcomeFocus(sent);

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
            {email !== '' && <p className="font-medium">{email}</p>}
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
            fields={forgotPasswordFields}
            rules={rules}
            onSubmit={submit}
            pending={pending}
            error={error}
            remedy={remedy}
            fieldErrors={fieldErrors}
          >
            {({ field }) => (
              <>
                <EmailField label="Email" {...field('email')} defaultValue={email} required />
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
