'use client';

import { useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { EmailField } from '../../primitives/field.tsx';
import { FormOutcome } from '../../primitives/form-messages.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import type { FormBehavior } from '../../primitives/form.tsx';
import { EntryForm } from '../entry-form.tsx';
import type { SectionProps } from '../section.ts';
import type { ForgotPasswordFormContent } from './forgot-password-form.schema.ts';

const forgotPasswordFields = { email: 'email' } as const satisfies FormFields;

export type ForgotPasswordFields = typeof forgotPasswordFields;

export type ForgotPasswordValues = ValuesOf<ForgotPasswordFields>;

export interface ForgotPasswordFormBehavior extends FormBehavior<ForgotPasswordFields> {
  /** True after the request, whether or not the email address has an account. A text replaces the form. */
  sent?: boolean;
  /**
   * Called when the visitor wants to enter another email address. `sent` must then be set to false. If omitted, the
   * button isn't rendered.
   */
  onAgain?: () => void;
}

export type ForgotPasswordFormProps = SectionProps<ForgotPasswordFormContent, ForgotPasswordFormBehavior>;

/**
 * Form that sends a link to set a new password. It is the only section of its page, so its heading is the `h1`. After
 * the request, known and unknown email addresses get the same text. It contains the submitted email address, so that
 * visitors notice typos.
 *
 * Heading up to 40 characters.
 */
export function ForgotPasswordForm({
  lede,
  submitLabel = 'Send link',
  sentText = 'If there’s an account with this address, a link is on its way.',
  sentHint,
  againLabel = 'Use another address',
  sent = false,
  onSubmit,
  onAgain,
  ...rest
}: ForgotPasswordFormProps) {
  const [email, setEmail] = useState('');

  const submit = (values: ForgotPasswordValues) => {
    setEmail(values.email);
    onSubmit?.(values);
  };

  return (
    <EntryForm
      name="forgot-password-form"
      fields={forgotPasswordFields}
      lede={!sent && lede}
      submitLabel={submitLabel}
      onSubmit={submit}
      outcome={
        sent && (
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
        )
      }
      {...rest}
    >
      {({ field }) => <EmailField label="Email" {...field('email')} defaultValue={email} required />}
    </EntryForm>
  );
}
