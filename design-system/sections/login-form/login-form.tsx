'use client';

import { useId } from 'react';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/field.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import { Form } from '../../primitives/form.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import type { NoticeMessage } from '../../primitives/notice.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import { LoginDrawing } from '../entry-scenery.tsx';
import type { SectionProps } from '../section.ts';
import type { LoginFormContent } from './login-form.schema.ts';

const loginFields = { identifier: 'text', password: 'secret' } as const satisfies FormFields;

export type LoginFields = typeof loginFields;

export type LoginValues = ValuesOf<LoginFields>;

export interface LoginFormBehavior extends FormBehavior<LoginFields> {
  /** Message before the form, such as that an email address is confirmed. Null while there is none. */
  notice?: NoticeMessage | null;
  /** Replaces the lede if `data-signed-in` is set on the root element. Rich text. */
  signedInLede?: string | undefined;
}

export type LoginFormProps = SectionProps<LoginFormContent, LoginFormBehavior>;

/**
 * Login form. It is the only section of its page, so its heading is the `h1`.
 *
 * Errors of the whole form, such as a wrong password, are in `error`. Heading up to 40 characters, at most three links.
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
  remedy,
  fieldErrors,
  rules,
  onSubmit,
  notice,
  signedInLede,
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
        signedInLede={signedInLede}
        notice={notice}
        links={links}
        drawing={<LoginDrawing />}
      >
        <Form
          className="max-w-form"
          fields={loginFields}
          rules={rules}
          onSubmit={onSubmit}
          pending={pending}
          error={error}
          remedy={remedy}
          fieldErrors={fieldErrors}
        >
          {({ field }) => (
            <>
              <Field
                label="Email or username"
                {...field('identifier')}
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required
              />
              <PasswordField label="Password" {...field('password')} autoComplete="current-password" required />
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
