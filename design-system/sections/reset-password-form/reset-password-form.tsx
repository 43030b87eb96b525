'use client';

import { UsernameField } from '../../primitives/field.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import type { FormBehavior } from '../../primitives/form.tsx';
import { Link } from '../../primitives/link.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import type { NewPasswordBehavior } from '../../primitives/password-field.tsx';
import { EntryForm } from '../entry-form.tsx';
import { LinkOutcome } from '../link-outcome.tsx';
import type { SectionProps } from '../section.ts';
import type { ResetPasswordFormContent } from './reset-password-form.schema.ts';

const resetPasswordFields = { password: 'secret' } as const satisfies FormFields;

export type ResetPasswordFields = typeof resetPasswordFields;

export type ResetPasswordValues = ValuesOf<ResetPasswordFields>;

export interface ResetPasswordFormBehavior extends FormBehavior<ResetPasswordFields>, NewPasswordBehavior {
  /**
   * State of the form. `missing-code`: the URL has no code. `rejected-code`: the code was used or is too old. `done`:
   * the password is set. Prerendered pages use `unknown`: CSS shows the form or the message for a missing code, by
   * `data-has-code` on the root element, before the first paint.
   */
  state?: 'unknown' | 'ready' | 'missing-code' | 'rejected-code' | 'done';
  /** Email address of the account, for password managers. */
  email?: string | null | undefined;
}

export type ResetPasswordFormProps = SectionProps<ResetPasswordFormContent, ResetPasswordFormBehavior>;

/**
 * Classes of an element that is shown only if the URL has a code (`WITH_CODE_CLASSES`), or only if it has none
 * (`WITHOUT_CODE_CLASSES`). They are used while the state is `unknown`. Without scripts, the form is visible.
 */
const WITH_CODE_CLASSES = 'not-in-data-has-code:hidden [@media(scripting:none)]:block!';
const FORM_WITH_CODE_CLASSES = 'not-in-data-has-code:hidden [@media(scripting:none)]:flex!';
const WITHOUT_CODE_CLASSES = 'in-data-has-code:hidden [@media(scripting:none)]:hidden';

/**
 * Form that sets a new password. It opens from a link in an email. It is the only section of its page, so its heading
 * is the `h1`.
 *
 * If the link is invalid, an explanation is shown with a link to request a new one. Heading up to 40 characters.
 */
export function ResetPasswordForm({
  lede,
  submitLabel = 'Set password',
  missingCodeText = 'This page needs the link from our email. Open the link again, or request a new one.',
  rejectedCodeText = 'This link was already used, or has expired.',
  newLink,
  doneText = 'Your password has been changed.',
  doneHint,
  doneLink,
  state = 'ready',
  email,
  error,
  remedy,
  passwordHint,
  advice,
  onPasswordInput,
  ...rest
}: ResetPasswordFormProps) {
  const isRejected = state === 'rejected-code';
  const isUnknown = state === 'unknown';
  return (
    <EntryForm
      name="reset-password-form"
      fields={resetPasswordFields}
      lede={state !== 'done' && state !== 'missing-code' && lede}
      ledeClassName={isUnknown ? WITH_CODE_CLASSES : ''}
      submitLabel={submitLabel}
      outcome={state === 'done' && <LinkOutcome text={doneText} hint={doneHint} link={doneLink} />}
      beforeForm={
        (isUnknown || state === 'missing-code') && (
          <LinkOutcome
            tone="stopped"
            text={missingCodeText}
            link={newLink}
            className={isUnknown ? WITHOUT_CODE_CLASSES : ''}
          />
        )
      }
      hasForm={state !== 'missing-code'}
      formClassName={isUnknown ? FORM_WITH_CODE_CLASSES : ''}
      error={error ?? (isRejected ? rejectedCodeText : null)}
      remedy={isRejected ? <NewLink text={error ? rejectedCodeText : null} link={newLink} /> : remedy}
      {...rest}
    >
      {({ field }) => (
        <>
          <UsernameField email={email} />
          <PasswordField
            label="New password"
            {...field('password')}
            autoComplete="new-password"
            hint={passwordHint}
            required
            advice={advice}
            onValue={onPasswordInput}
          />
        </>
      )}
    </EntryForm>
  );
}

/** Explanation of an invalid link, with a link to request a new one. */
function NewLink({ text, link }: { text: string | null; link: ResetPasswordFormContent['newLink'] }) {
  return (
    <>
      {text} <Link href={link.href}>{link.label}</Link>
    </>
  );
}
