import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field, Form, textValue } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import type { NoticeMessage } from '../../primitives/notice/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { EntryFrame } from '../entry-frame.tsx';
import type { LoginFormContent } from './login-form.schema.ts';
import { validateLogin } from './validate-login.ts';
import type { LoginFieldName, LoginValues } from './validate-login.ts';

interface Behaviour extends FormAnswer<LoginFieldName> {
  /** Called with what was typed, once nothing is missing. The identifier comes without spaces around it. */
  onSubmit?: (values: LoginValues) => void;
  /** What the page has to say before the form, such as that an email is confirmed, or is not yet. Null while there is nothing. */
  notice?: NoticeMessage | null;
}

export type LoginFormProps = LoginFormContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof LoginFormContent | keyof Behaviour | 'children'>;

const read = (data: FormData): LoginValues => ({
  identifier: textValue(data, 'identifier').trim(),
  password: textValue(data, 'password'),
});

/**
 * Where a customer logs in. The one thing on its page; the heading is the page's own.
 *
 * Faults stand beside their fields and take the focus; what was typed stays. An answer about the whole form, such as a
 * wrong password, goes into `error`. Heading up to 40 characters, three links at the most.
 */
export function LoginForm({
  at,
  heading,
  headingLevel = 1,
  lede,
  submitLabel = 'Log in',
  links,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  notice,
  className = '',
  ...rest
}: LoginFormProps) {
  const id = useId();
  return (
    <section data-section="login-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
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
          validate={validateLogin}
          onSubmit={onSubmit}
          pending={pending}
          error={error}
          fieldErrors={fieldErrors}
        >
          {({ faults }) => (
            <>
              <Field
                label="Email or username"
                name="identifier"
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required
                error={faults.identifier}
              />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="current-password"
                required
                error={faults.password}
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
LoginForm.sectionName = 'login-form';
