import { useId } from 'react';
import type { ComponentProps } from 'react';
import { CursorPath } from '../../illustrations/cursor-path/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, Form, FormLinks, textValue } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import type { NoticeMessage } from '../../primitives/notice/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { Timecode } from '../../primitives/timecode/index.ts';
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
  links = [],
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  notice,
  className = '',
  ...rest
}: LoginFormProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-section="login-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
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
LoginForm.sectionName = 'login-form';
