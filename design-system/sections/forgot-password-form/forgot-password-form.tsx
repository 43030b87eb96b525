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
  /** True once the address has been taken, whether an account has it or not: a text takes the form's place. */
  sent?: boolean;
  /** Called when someone wants to give another address: `sent` is to be false again. Without it there is no way back. */
  onAgain?: () => void;
}

export type ForgotPasswordFormProps = SectionProps<ForgotPasswordFormContent, ForgotPasswordFormBehavior>;

/**
 * Where a customer who has forgotten their password asks for a link. The one thing on its page; the heading is the
 * page's own.
 *
 * What it says once it is sent is the same for a known and an unknown address, and shows the address, so that a
 * typing error is seen. Heading up to 40 characters.
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
