import { Form } from '../../primitives/form/index.ts';
import type { FormBehavior, FormFields, NewPasswordBehavior, ValuesOf } from '../../primitives/form/index.ts';
import { NewAccountFields } from '../new-account-fields.tsx';

const claimFields = { email: 'email', password: 'secret', consent: 'checkbox' } as const satisfies FormFields;

export type ClaimFields = typeof claimFields;
/** The values that are sent. Nothing is sent without consent. */
export type ClaimValues = Omit<ValuesOf<ClaimFields>, 'consent'>;

/** Texts of the form, which are content of the section. */
export interface ClaimFormContent {
  /** Rich text. */
  consentText: string;
  submitLabel: string;
}

export interface ClaimFormProps extends ClaimFormContent, FormBehavior<ClaimFields, ClaimValues>, NewPasswordBehavior {
  /** The email address that paid, if the page knows it. */
  email?: string | undefined;
}

/** Creates the account for a guest purchase: a password for the email address that paid. */
export function ClaimForm({
  consentText,
  submitLabel,
  email,
  rules,
  onSubmit,
  pending = false,
  error,
  remedy,
  fieldErrors,
  passwordHint,
  advice,
  onPasswordInput,
}: ClaimFormProps) {
  return (
    <Form
      className="w-full max-w-form"
      fields={claimFields}
      rules={rules}
      onSubmit={(values) => onSubmit?.({ email: values.email, password: values.password })}
      pending={pending}
      error={error}
      remedy={remedy}
      fieldErrors={fieldErrors}
    >
      {({ field }) => (
        <NewAccountFields
          field={field}
          email={email}
          passwordHint={passwordHint}
          advice={advice}
          onPasswordInput={onPasswordInput}
          consentText={consentText}
          submitLabel={submitLabel}
          pending={pending}
        />
      )}
    </Form>
  );
}
