'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { EmailField, Field, UsernameField } from '../../primitives/field.tsx';
import { FormStatus } from '../../primitives/form-messages.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import { Form } from '../../primitives/form.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import { Notice } from '../../primitives/notice.tsx';
import type { NoticeMessage } from '../../primitives/notice.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { ProfileFormContent } from './profile-form.schema.ts';

const profileFields = {
  username: 'text',
  email: 'email',
  currentPassword: 'secret',
  fullName: 'text',
  company: 'text',
  country: 'text',
} as const satisfies FormFields;

export type ProfileFields = typeof profileFields;

export type ProfileValues = ValuesOf<ProfileFields>;

export interface ProfileFormBehavior extends FormBehavior<ProfileFields> {
  /** Stored profile. When it changes, the new values appear only in fields that the customer hasn't edited. */
  values?: StoredValues | null;
  /**
   * Normalizes an email address as the server does. The form uses it to detect a new email address. By default, only
   * case is ignored.
   */
  foldEmail?: FoldEmail;
  /** `isLoading` until the values arrive. Until then, the fields keep their space and are disabled. */
  state?: 'loading' | 'ready';
  /** True after the last submit was saved. A message says so until something is typed. */
  saved?: boolean;
  /**
   * Message about values that were not saved. It replaces the message for `saved`. The typed values remain in the
   * fields.
   */
  notSavedText?: string | null;
  /**
   * Message about the details, for example that the email address isn't confirmed yet. Null while there is no message.
   */
  notice?: NoticeMessage | null;
  /** A `PendingEmail` element, if a new email address isn't confirmed yet. */
  pendingEmail?: ReactNode;
}

export type ProfileFormProps = SectionProps<ProfileFormContent, ProfileFormBehavior>;

const NO_STORED_VALUES: StoredValues = {};

/**
 * Form with the customer's details, on a page with other forms of the account. Typed text is kept, both after an error
 * and when stored values arrive late.
 *
 * Heading up to 40 characters, lede up to 160.
 */
export function ProfileForm({
  submitLabel = 'Save changes',
  values,
  foldEmail,
  state = 'ready',
  saved = false,
  notSavedText,
  pending = false,
  error,
  remedy,
  fieldErrors,
  rules,
  onSubmit,
  notice,
  pendingEmail,
  ...rest
}: ProfileFormProps) {
  const id = useId();
  const known = values ?? NO_STORED_VALUES;
  const { fields, rememberSubmitted, hasNewEmail, setTypedEmail } = useStoredValues(known, saved, foldEmail);
  const isLoading = state === 'loading';
  /**
   * True after the server requested the password although the email address seems unchanged to the form. The password
   * field remains until the next successful submit.
   */
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  const isPasswordRejected = fieldErrors?.currentPassword !== undefined;
  if (isPasswordRejected !== isPasswordRequired && (isPasswordRejected || saved || Boolean(notSavedText)))
    setPasswordRequired(isPasswordRejected);

  const submit = (sent: ProfileValues) => {
    rememberSubmitted(sent);
    onSubmit?.(sent);
  };
  const shownValues = (name: keyof ProfileFields) => ({ defaultValue: known[name] ?? '', disabled: isLoading });

  return (
    <AccountPanel name="profile-form" headingId={id} {...rest}>
      {notice !== undefined && <Notice className="not-empty:pb-8" message={notice} />}
      <Form
        aria-busy={isLoading}
        fields={profileFields}
        rules={rules}
        onSubmit={submit}
        pending={pending}
        error={error}
        remedy={remedy}
        fieldErrors={fieldErrors}
      >
        {({ field, edited }) => (
          <>
            <VisuallyHidden aria-live="polite">
              {isLoading && 'Loading your profile'}
              {hasNewEmail && 'To change your email, enter your current password below it.'}
            </VisuallyHidden>
            {(hasNewEmail || isPasswordRequired) && <UsernameField email={known.email} />}
            <div ref={fields} className="grid grid-cols-1 gap-6 @xl:grid-cols-2">
              <Field
                {...field('username')}
                {...shownValues('username')}
                label="Username"
                autoComplete="nickname"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required
              />
              <EmailField
                {...field('email')}
                {...shownValues('email')}
                label="Email"
                onInput={({ currentTarget }) => setTypedEmail(currentTarget.value)}
                required
              />
              {(hasNewEmail || isPasswordRequired) && (
                <PasswordField
                  {...field('currentPassword')}
                  label="Current password"
                  hint={hasNewEmail ? 'Required to change your email.' : undefined}
                  autoComplete="current-password"
                  className="@xl:col-start-2"
                  required={hasNewEmail}
                />
              )}
              {pendingEmail !== undefined && (
                <div aria-live="polite" className="empty:hidden @xl:col-span-2">
                  {pendingEmail}
                </div>
              )}
              <Field
                {...field('fullName')}
                {...shownValues('fullName')}
                label="Full name"
                autoComplete="name"
                optional
              />
              <Field
                {...field('company')}
                {...shownValues('company')}
                label="Company"
                autoComplete="organization"
                optional
              />
              <Field
                {...field('country')}
                {...shownValues('country')}
                label="Country"
                autoComplete="country-name"
                optional
              />
            </div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" pending={pending} disabled={isLoading}>
                {submitLabel}
              </Button>
              <FormStatus>{saved && !edited && !pending && 'Saved'}</FormStatus>
            </div>
            {notSavedText !== undefined && (
              <Notice
                className="empty:sr-only"
                message={notSavedText && !edited && !pending ? { tone: 'neutral', text: notSavedText } : null}
              />
            )}
          </>
        )}
      </Form>
    </AccountPanel>
  );
}

/** Stored values of a profile. Missing ones are shown as empty. */
export type StoredValues = Readonly<Partial<Record<keyof ProfileFields, string | null>>>;

/**
 * Updates the fields when new stored values arrive. Only fields that the customer hasn't edited change. After a save,
 * the server's values also replace the submitted ones.
 */
function useStoredValues(values: StoredValues, saved: boolean, foldEmail: FoldEmail | undefined) {
  const fields = useRef<HTMLDivElement>(null);
  const shownValues = useRef(values);
  const submittedValues = useRef<StoredValues>({});
  const [newEmail, setNewEmail] = useState<string | null>(null);

  useEffect(() => {
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      const name = input.name as keyof ProfileFields;
      const isUntouched = input.value === (shownValues.current[name] ?? '');
      const isAccepted = saved && input.value.trim() === (submittedValues.current[name] ?? '');
      if (isUntouched || isAccepted) input.value = values[name] ?? '';
      if (name === 'email') setNewEmail(isAnotherEmail(input.value, values.email, foldEmail) ? input.value : null);
    }
    shownValues.current = values;
  }, [values, saved, foldEmail]);

  return {
    /** True if the email field contains another email address than the stored one. */
    hasNewEmail: newEmail !== null && isAnotherEmail(newEmail, values.email, foldEmail),
    /** Stores the value of the email field. Must be called on each change. */
    setTypedEmail: setNewEmail,
    /** Ref for the element around the fields. */
    fields,
    /** Stores the submitted values. */
    rememberSubmitted: (sent: StoredValues) => {
      submittedValues.current = sent;
    },
  };
}

/** Function that normalizes an email address, so that different spellings of the same email address are equal. */
type FoldEmail = (email: string) => string;

/** Returns true if the typed email address differs from the known one; false if no email address is known. */
export function isAnotherEmail(
  typed: string,
  known: string | null | undefined,
  fold: FoldEmail = (email) => email.toLowerCase(),
): boolean {
  return Boolean(known) && fold(typed.trim()) !== fold(known ?? '');
}

export interface PendingEmailProps {
  /** Email address that isn't confirmed yet. */
  email: string;
  /** Time since the request as text, such as “2 hours ago”, if it is known. */
  since?: string | undefined;
  /** Action that is running: sending the link again, or discarding the new email address. */
  pending?: 'resend' | 'drop' | null;
  /** Success message of the last action, in one sentence. */
  done?: string | null;
  /** Error message. */
  error?: string | null;
  /**
   * Current email address, if the customer has just discarded the new one. A message then replaces the other content.
   */
  kept?: string | null;
  onResend?: () => void;
  onDrop?: () => void;
}

/**
 * Note about a new email address that isn't confirmed yet, with the time of the request and buttons to send the link
 * again or to discard the new email address.
 */
export function PendingEmail({ email, since, pending = null, done, error, kept, onResend, onDrop }: PendingEmailProps) {
  if (kept) return <KeptEmail kept={kept} />;
  return (
    <div
      data-slot="pending-email"
      className="flex flex-col items-start gap-3 rounded-sm border border-line-strong bg-surface px-4 py-3 text-small text-ink"
    >
      <div className="flex max-w-full min-w-0 flex-col gap-1">
        <p className="font-medium">We sent a link to {email}. Your email address changes when you open it.</p>
        <p className="text-ink-muted">{`${since ? `Asked for ${since}. ` : ''}Until then, log in with your current email.`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" pending={pending === 'resend'} onClick={onResend}>
          Send the link again
        </Button>
        <Button variant="outline" size="sm" pending={pending === 'drop'} onClick={onDrop}>
          Keep the current email
        </Button>
        {!pending && done && <span className="text-success">{done}</span>}
        {!pending && error && <span className="font-medium text-danger">{error}</span>}
      </div>
    </div>
  );
}

/** Message that the email address doesn't change. It gets the focus, because the clicked button was removed. */
function KeptEmail({ kept }: { kept: string }) {
  const messageRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <p ref={messageRef} tabIndex={-1} className="rounded-xs text-small text-ink-muted outline-offset-8">
      Your email stays {kept}. The link we sent no longer changes it.
    </p>
  );
}
