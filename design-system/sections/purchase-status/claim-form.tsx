'use client';

import { Button } from '../../primitives/button.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import { Form } from '../../primitives/form.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import type { NewPasswordBehavior } from '../../primitives/password-field.tsx';
import { NewAccountFields } from '../new-account-fields.tsx';

const claimFields = { email: 'email', password: 'secret', consent: 'checkbox' } as const satisfies FormFields;

export type ClaimFields = typeof claimFields;
/** The submitted values. They don't include the consent, because the form can't be submitted without it. */
export type ClaimValues = Omit<ValuesOf<ClaimFields>, 'consent'>;

/** Texts of the form, which are content of the section. */
export interface ClaimFormContent {
  /** Consent to the terms, as rich text. */
  consentText: string;
  submitLabel: string;
}

export interface ClaimFormProps extends ClaimFormContent, FormBehavior<ClaimFields, ClaimValues>, NewPasswordBehavior {
  /** The email address of the purchase, if the page knows it. */
  email?: string | undefined;
}

/** Form that creates the account after a guest purchase. Guests choose a password for the email address they used. */
export function ClaimForm({
  consentText,
  submitLabel,
  email,
  rules,
  onSubmit,
  pending = false,
  error,
  remedy,
  fieldErrors,
  passwordHint,
  advice,
  onPasswordInput,
}: ClaimFormProps) {
  return (
    <Form
      className="w-full max-w-form"
      fields={claimFields}
      rules={rules}
      onSubmit={(values) => onSubmit?.({ email: values.email, password: values.password })}
      pending={pending}
      error={error}
      remedy={remedy}
      fieldErrors={fieldErrors}
    >
      {({ field }) => (
        <>
          <NewAccountFields
            field={field}
            email={email}
            emailHint="The one you paid with. Your plan belongs to it."
            passwordHint={passwordHint}
            advice={advice}
            onPasswordInput={onPasswordInput}
            consentText={consentText}
          />
          <Button type="submit" size="lg" width="full" pending={pending}>
            {submitLabel}
          </Button>
        </>
      )}
    </Form>
  );
}
