'use client';

import { useId } from 'react';
import { Field } from '../../primitives/field.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import { Form } from '../../primitives/form.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import type { NoticeMessage } from '../../primitives/notice.tsx';
import type { NewPasswordBehavior } from '../../primitives/password-field.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import { RegisterDrawing } from '../entry-scenery.tsx';
import { NewAccountFields } from '../new-account-fields.tsx';
import type { SectionProps } from '../section.ts';
import type { RegisterFormContent } from './register-form.schema.ts';

const registerFields = {
  username: 'text',
  email: 'email',
  password: 'secret',
  consent: 'checkbox',
} as const satisfies FormFields;

export type RegisterFields = typeof registerFields;

/** What is sent. Nothing is without consent, so that it need not be said again. */
export type RegisterValues = Omit<ValuesOf<RegisterFields>, 'consent'>;

export interface RegisterFormBehavior extends FormBehavior<RegisterFields, RegisterValues>, NewPasswordBehavior {
  /** What the page has to say before the form, such as that a link has been sent. Null while there is nothing. */
  notice?: NoticeMessage | null;
  /** The address to begin with, as of a purchase that waits for its account. */
  email?: string | undefined;
  /** In place of the lede for who is signed in already, by `data-signed-in` on the root element. Rich text. */
  signedInLede?: string | undefined;
}

export type RegisterFormProps = SectionProps<RegisterFormContent, RegisterFormBehavior>;

/**
 * Where a visitor makes an account. The one thing on its page; the heading is the page's own.
 *
 * Errors stand beside their fields and take the focus; what was typed stays. Consent is asked for here, and nothing is sent without.
 * Heading up to 40 characters; the consent in one or two lines.
 */
export function RegisterForm({
  at,
  heading,
  headingLevel = 1,
  lede,
  consentText,
  submitLabel = 'Create account',
  links,
  email,
  pending = false,
  error,
  remedy,
  fieldErrors,
  rules,
  onSubmit,
  notice,
  signedInLede,
  passwordHint,
  advice,
  onPasswordInput,
  className = '',
  ...rest
}: RegisterFormProps) {
  const id = useId();
  return (
    <section data-section="register-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <EntryFrame
        id={id}
        at={at}
        heading={heading}
        headingLevel={headingLevel}
        lede={lede}
        signedInLede={signedInLede}
        notice={notice}
        links={links}
        drawing={<RegisterDrawing />}
      >
        <Form
          className="max-w-form"
          fields={registerFields}
          rules={rules}
          onSubmit={({ username, email, password }) => onSubmit?.({ username, email, password })}
          pending={pending}
          error={error}
          remedy={remedy}
          fieldErrors={fieldErrors}
        >
          {({ field }) => (
            <>
              <Field
                label="Username"
                {...field('username')}
                autoComplete="nickname"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required
              />
              <NewAccountFields
                field={field}
                email={email}
                passwordHint={passwordHint}
                advice={advice}
                onPasswordInput={onPasswordInput}
                consentText={consentText}
                submitLabel={submitLabel}
                pending={pending}
              />
            </>
          )}
        </Form>
      </EntryFrame>
    </section>
  );
}
