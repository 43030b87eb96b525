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
  /** A message before the form, such as that an email is confirmed. Null while there is none. */
  notice?: NoticeMessage | null;
  /** In place of the lede for who is signed in already, by `data-signed-in` on the root element. Rich text. */
  signedInLede?: string | undefined;
}

export type LoginFormProps = SectionProps<LoginFormContent, LoginFormBehavior>;

/**
 * Where a customer logs in. The one thing on its page; the heading is the page's own.
 *
 * Errors stand beside their fields and take the focus; what was typed stays. What is wrong with the whole form, such as a
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
