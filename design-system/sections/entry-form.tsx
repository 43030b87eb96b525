'use client';

import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import type { FormFields } from '../primitives/form-values.ts';
import { Form, useOutcomeFocus } from '../primitives/form.tsx';
import type { FormBehavior, FormProps } from '../primitives/form.tsx';
import { EntryFrame } from './entry-frame.tsx';
import type { EntryFrameProps } from './entry-frame.tsx';

interface EntryFormOwnProps<Fields extends FormFields> extends FormBehavior<Fields> {
  fields: Fields;
  submitLabel: string;
  /** Content that replaces the form after a successful submit. It gets the focus. */
  outcome?: ReactNode;
  /** Content before the form. */
  beforeForm?: ReactNode;
  /** False to show only the content before the form. */
  hasForm?: boolean;
  /** Classes of the form. */
  formClassName?: string;
  /** Renders the fields. */
  children: FormProps<Fields>['children'];
}

type EntryFormProps<Fields extends FormFields> = EntryFormOwnProps<Fields> &
  Omit<EntryFrameProps, keyof EntryFormOwnProps<Fields> | 'columnRef'>;

/**
 * Form of a page for login, registration or a new password. It has one submit button. After a successful submit,
 * `outcome` replaces the form.
 */
export function EntryForm<Fields extends FormFields>({
  fields,
  submitLabel,
  outcome,
  beforeForm,
  hasForm = true,
  formClassName = '',
  rules,
  onSubmit,
  pending,
  error,
  remedy,
  fieldErrors,
  children,
  ...rest
}: EntryFormProps<Fields>) {
  const formColumnRef = useOutcomeFocus(Boolean(outcome));
  return (
    <EntryFrame columnRef={formColumnRef} {...rest}>
      {outcome || (
        <>
          {beforeForm}
          {hasForm && (
            <Form
              className={`max-w-form ${formClassName}`}
              fields={fields}
              rules={rules}
              onSubmit={onSubmit}
              pending={pending}
              error={error}
              remedy={remedy}
              fieldErrors={fieldErrors}
            >
              {(state) => (
                <>
                  {children(state)}
                  <Button type="submit" size="lg" width="full" pending={pending}>
                    {submitLabel}
                  </Button>
                </>
              )}
            </Form>
          )}
        </>
      )}
    </EntryFrame>
  );
}
