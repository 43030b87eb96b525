import { useId } from 'react';
import type { ComponentProps } from 'react';
import { CursorPath } from '../../illustrations/cursor-path/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field, Form, FormLinks, textValue } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import type { NoticeMessage } from '../../primitives/notice/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import type { PasswordAdvice } from '../../primitives/password-field/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { Timecode } from '../../primitives/timecode/index.ts';
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
  links = [],
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
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-section="register-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <TimelineRuler seconds={30} className="border-b border-line" />
      <div className="page grid gap-x-6 py-12 @lg:grid-cols-12 @lg:py-16">
        <div className="flex flex-col gap-8 @lg:col-span-5">
          <div>
            <header className="flex max-w-line flex-col gap-4">
              {at && <Timecode at={at} />}
              <Heading id={id} className="display text-title">
                {heading}
              </Heading>
              {lede && (
                <p className="max-w-form text-lede text-ink-muted">
                  <RichText source={lede} />
                </p>
              )}
            </header>
            {notice !== undefined && <Notice className="max-w-form not-empty:pt-8" message={notice} />}
          </div>
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
          {links.length > 0 && <FormLinks className="max-w-form" links={links} />}
        </div>
        {/* Beside the form where there is room for it; it says nothing the page does not say elsewhere. */}
        <div
          aria-hidden="true"
          className="hidden max-h-[38rem] overflow-hidden rounded-lg border border-app-line @lg:col-span-6 @lg:col-start-7 @lg:block"
        >
          <CursorPath />
        </div>
      </div>
    </section>
  );
}
RegisterForm.sectionName = 'register-form';
