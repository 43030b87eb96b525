import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Form, FormStatus, textValue } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import type { PasswordAdvice } from '../../primitives/password-field/index.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { ChangePasswordFormContent } from './change-password-form.schema.ts';
import { validateChangePassword } from './validate-change-password.ts';
import type { ChangePasswordFieldName, ChangePasswordValues } from './validate-change-password.ts';

interface Behaviour extends FormAnswer<ChangePasswordFieldName> {
  /** True once the password is changed: the form says so and is empty again. */
  changed?: boolean;
  /** Called with both passwords as they were typed, once nothing is wrong with them. */
  onSubmit?: (values: ChangePasswordValues) => void;
  /** What is thought of the new password so far. Null while nothing is; left out where nothing ever will be. */
  advice?: PasswordAdvice | null;
  /** Called with the new password at each change, for whoever advises. */
  onPasswordInput?: (value: string) => void;
}

export type ChangePasswordFormProps = ChangePasswordFormContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof ChangePasswordFormContent | keyof Behaviour | 'children'>;

const read = (data: FormData): ChangePasswordValues => ({
  currentPassword: textValue(data, 'currentPassword'),
  newPassword: textValue(data, 'newPassword'),
});

/**
 * Where a customer changes their password. Under a page's own heading, beside other forms of the account.
 *
 * The new password is typed once, and can be made readable instead of being typed twice. Heading up to 40 characters,
 * lede up to 160.
 */
export function ChangePasswordForm({
  at,
  heading,
  headingLevel = 2,
  lede,
  submitLabel = 'Change password',
  changedText = 'Password changed',
  changed = false,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  advice,
  onPasswordInput,
  className = '',
  ...rest
}: ChangePasswordFormProps) {
  const id = useId();
  return (
    <section data-section="change-password-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        <Form
          read={read}
          validate={validateChangePassword}
          onSubmit={onSubmit}
          pending={pending}
          error={error}
          fieldErrors={fieldErrors}
          emptied={changed}
        >
          {({ faults, edited }) => (
            <>
              <PasswordField
                label="Current password"
                name="currentPassword"
                autoComplete="current-password"
                showLabel="Show current password"
                required
                error={faults.currentPassword}
              />
              <PasswordField
                label="New password"
                name="newPassword"
                autoComplete="new-password"
                showLabel="Show new password"
                hint="8 characters or more"
                required
                error={faults.newPassword}
                // An emptied field has no password to speak of.
                advice={changed && !edited ? advice && null : advice}
                onInput={({ currentTarget }) => onPasswordInput?.(currentTarget.value)}
              />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <Button type="submit" pending={pending}>
                  {submitLabel}
                </Button>
                <FormStatus>{changed && !edited && !pending && changedText}</FormStatus>
              </div>
            </>
          )}
        </Form>
      </AccountPanel>
    </section>
  );
}
ChangePasswordForm.sectionName = 'change-password-form';
