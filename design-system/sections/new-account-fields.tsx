import { Checkbox, EmailField } from '../primitives/field.tsx';
import { PasswordField } from '../primitives/password-field.tsx';
import type { NewPasswordBehavior } from '../primitives/password-field.tsx';
import { RichText } from '../primitives/rich-text.tsx';

interface NewAccountFieldsProps extends NewPasswordBehavior {
  /** Returns the props of a field: its name and its error. */
  field: (name: 'email' | 'password' | 'consent') => { name: string; error: string | undefined };
  /** Initial email address. */
  email: string | undefined;
  emailHint?: string;
  /** Text of the consent checkbox, as rich text. */
  consentText: string;
}

/** The fields of every form that creates an account: email address, password and consent. */
export function NewAccountFields({
  field,
  email,
  emailHint,
  passwordHint,
  advice,
  onPasswordInput,
  consentText,
}: NewAccountFieldsProps) {
  return (
    <>
      <EmailField
        label="Email"
        {...field('email')}
        // Password managers save this email address as the username that belongs to the new password.
        autoComplete="username"
        defaultValue={email}
        hint={emailHint}
        readOnly={emailHint !== undefined && email !== undefined}
        required
      />
      <PasswordField
        label="Password"
        {...field('password')}
        autoComplete="new-password"
        hint={passwordHint}
        required
        advice={advice}
        onValue={onPasswordInput}
      />
      <Checkbox label={<RichText source={consentText} />} {...field('consent')} required />
    </>
  );
}
