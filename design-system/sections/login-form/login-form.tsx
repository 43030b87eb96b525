'use client';

import { Field } from '../../primitives/field.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import type { FormBehavior } from '../../primitives/form.tsx';
import type { NoticeMessage } from '../../primitives/notice.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import { EntryForm } from '../entry-form.tsx';
import { LoginIllustration } from '../entry-scenery.tsx';
import type { SectionProps } from '../section.ts';
import type { LoginFormContent } from './login-form.schema.ts';

const loginFields = { identifier: 'text', password: 'secret' } as const satisfies FormFields;

export type LoginFields = typeof loginFields;

export type LoginValues = ValuesOf<LoginFields>;

export interface LoginFormBehavior extends FormBehavior<LoginFields> {
  /** Message before the form, for example that the email address was confirmed. Null while there is no message. */
  notice?: NoticeMessage | null;
  /**
   * Lede for signed-in visitors, as rich text. CSS shows it in place of `lede` if `data-signed-in` is set on the root
   * element.
   */
  signedInLede?: string | undefined;
}

export type LoginFormProps = SectionProps<LoginFormContent, LoginFormBehavior>;

/**
 * Login form. It is the only section of its page, so its heading is the `h1`.
 *
 * Errors of the whole form, such as a wrong password, are in `error`. Heading up to 40 characters, at most three links.
 */
export function LoginForm({ submitLabel = 'Log in', ...rest }: LoginFormProps) {
  return (
    <EntryForm
      name="login-form"
      fields={loginFields}
      submitLabel={submitLabel}
      illustration={<LoginIllustration />}
      {...rest}
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
        </>
      )}
    </EntryForm>
  );
}
