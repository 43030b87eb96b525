'use client';

import { useId } from 'react';
import { Button } from '../../primitives/button.tsx';
import { UsernameField } from '../../primitives/field.tsx';
import { FormStatus } from '../../primitives/form-messages.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import { Form } from '../../primitives/form.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import type { NewPasswordBehavior } from '../../primitives/password-field.tsx';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { ChangePasswordFormContent } from './change-password-form.schema.ts';

const changePasswordFields = { currentPassword: 'secret', newPassword: 'secret' } as const satisfies FormFields;

export type ChangePasswordFields = typeof changePasswordFields;

export type ChangePasswordValues = ValuesOf<ChangePasswordFields>;

export interface ChangePasswordFormBehavior extends FormBehavior<ChangePasswordFields>, NewPasswordBehavior {
  /** Email address of the account, for password managers. */
  email?: string | null | undefined;
  /** True after the password was changed. The form then shows a message and empties its fields. */
  changed?: boolean;
}

export type ChangePasswordFormProps = SectionProps<ChangePasswordFormContent, ChangePasswordFormBehavior>;

/**
 * Form that changes the password, on a page with other forms of the account. The new password is typed only once,
 * because customers can show it to check it.
 *
 * Heading up to 40 characters, lede up to 160.
 */
export function ChangePasswordForm({
  submitLabel = 'Change password',
  changedText = 'Password changed',
  email,
  changed = false,
  pending = false,
  error,
  remedy,
  fieldErrors,
  rules,
  onSubmit,
  passwordHint,
  advice,
  onPasswordInput,
  ...rest
}: ChangePasswordFormProps) {
  const id = useId();
  return (
    <AccountPanel name="change-password-form" headingId={id} {...rest}>
      <Form
        fields={changePasswordFields}
        rules={rules}
        onSubmit={onSubmit}
        pending={pending}
        error={error}
        remedy={remedy}
        fieldErrors={fieldErrors}
        isReset={changed}
      >
        {({ field, edited }) => (
          <>
            <UsernameField email={email} />
            {/* This grid gives the fields the same width as those of the other forms on the page. */}
            <div className="grid grid-cols-1 items-start gap-6 @xl:grid-cols-2">
              <PasswordField
                label="Current password"
                {...field('currentPassword')}
                autoComplete="current-password"
                showLabel="Show current password"
                required
              />
              <PasswordField
                label="New password"
                {...field('newPassword')}
                autoComplete="new-password"
                showLabel="Show new password"
                hint={passwordHint}
                required
                // After the change, the field is empty, so there is no password to rate.
                advice={changed && !edited ? advice && null : advice}
                onValue={onPasswordInput}
              />
            </div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" variant="outline" pending={pending}>
                {submitLabel}
              </Button>
              <FormStatus>{changed && !edited && !pending && changedText}</FormStatus>
            </div>
          </>
        )}
      </Form>
    </AccountPanel>
  );
}
