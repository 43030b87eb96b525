import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field, Form, textValue } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import type { NoticeMessage } from '../../primitives/notice/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import type { PasswordAdvice } from '../../primitives/password-field/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { EntryFrame } from '../entry-frame.tsx';
import type { RegisterFormContent } from './register-form.schema.ts';
import { validateRegister } from './validate-register.ts';
import type { RegisterEntries, RegisterFieldName, RegisterValues } from './validate-register.ts';

interface Behaviour extends FormAnswer<RegisterFieldName> {
  /** Called with what was typed, once nothing is wrong with it and consent is given. The password comes as typed. */
  onSubmit?: (values: RegisterValues) => void;
  /** What the page has to say before the form, such as that a link has been sent. Null while there is nothing. */
  notice?: NoticeMessage | null;
  /** What is thought of the password so far. Null while nothing is; left out where nothing ever will be. */
  advice?: PasswordAdvice | null;
  /** Called with the password at each change, for whoever advises. */
  onPasswordInput?: (value: string) => void;
}

export type RegisterFormProps = RegisterFormContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof RegisterFormContent | keyof Behaviour | 'children'>;

const read = (data: FormData): RegisterEntries => ({
  username: textValue(data, 'username').trim(),
  email: textValue(data, 'email').trim(),
  password: textValue(data, 'password'),
  consent: data.has('consent'),
});

/**
 * Where a visitor makes an account. The one thing on its page; the heading is the page's own.
 *
 * Faults stand beside their fields and take the focus; what was typed stays. Consent is asked for here and not sent.
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
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  notice,
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
        notice={notice}
        links={links}
      >
        <Form
          className="max-w-form"
          read={read}
          validate={validateRegister}
          onSubmit={({ username, email, password }) => onSubmit?.({ username, email, password })}
          pending={pending}
          error={error}
          fieldErrors={fieldErrors}
        >
          {({ faults }) => (
            <>
              <Field
                label="Username"
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required
                error={faults.username}
              />
              <Field label="Email" name="email" type="email" autoComplete="email" required error={faults.email} />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="new-password"
                hint="8 characters or more"
                required
                error={faults.password}
                advice={advice}
                onInput={({ currentTarget }) => onPasswordInput?.(currentTarget.value)}
              />
              <Checkbox
                label={<RichText source={consentText} />}
                name="consent"
                value="yes"
                required
                error={faults.consent}
              />
              <Button type="submit" size="lg" width="full" pending={pending}>
                {submitLabel}
              </Button>
            </>
          )}
        </Form>
      </EntryFrame>
    </section>
  );
}
RegisterForm.sectionName = 'register-form';
