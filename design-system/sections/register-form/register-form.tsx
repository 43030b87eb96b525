'use client';

import { Field } from '../../primitives/field.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import type { FormBehavior } from '../../primitives/form.tsx';
import type { NoticeMessage } from '../../primitives/notice.tsx';
import type { NewPasswordBehavior } from '../../primitives/password-field.tsx';
import { EntryForm } from '../entry-form.tsx';
import { RegisterIllustration } from '../entry-scenery.tsx';
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

/** Submitted values. They don't include the consent, because the form can't be submitted without it. */
export type RegisterValues = Omit<ValuesOf<RegisterFields>, 'consent'>;

export interface RegisterFormBehavior extends FormBehavior<RegisterFields, RegisterValues>, NewPasswordBehavior {
  /** Message before the form, for example that a link was sent. Null while there is no message. */
  notice?: NoticeMessage | null;
  /** Initial email address, such as that of a purchase without an account. */
  email?: string | undefined;
  /**
   * Lede for signed-in visitors, as rich text. CSS shows it in place of `lede` if `data-signed-in` is set on the root
   * element.
   */
  signedInLede?: string | undefined;
}

export type RegisterFormProps = SectionProps<RegisterFormContent, RegisterFormBehavior>;

/**
 * Registration form. It is the only section of its page, so its heading is the `h1`. The form can't be submitted
 * without the consent.
 *
 * Heading up to 40 characters; consent of one or two lines.
 */
export function RegisterForm({
  consentText,
  submitLabel = 'Create account',
  email,
  onSubmit,
  passwordHint,
  advice,
  onPasswordInput,
  ...rest
}: RegisterFormProps) {
  return (
    <EntryForm
      name="register-form"
      fields={registerFields}
      submitLabel={submitLabel}
      onSubmit={({ username, password, ...values }) => onSubmit?.({ username, email: values.email, password })}
      illustration={<RegisterIllustration />}
      {...rest}
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
          />
        </>
      )}
    </EntryForm>
  );
}
