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
  /** What is known of the profile. New values are shown in the fields nobody has typed into. */
  values?: KnownValues | null;
  /** Folds an email address as the server compares it, to find out whether it was changed. Left out, only case is ignored. */
  foldEmail?: FoldEmail;
  /** `loading` while the values are on their way: the fields keep their place and cannot be typed into. */
  state?: 'loading' | 'ready';
  /** True once the last submit has been saved: the form says so, until something is typed. */
  saved?: boolean;
  /** What of the last submit has not been saved, in words, in place of `saved`. What was typed stays. */
  unkept?: string | null;
  /** What there is to say about the details, such as that the email is not confirmed yet. Null while there is nothing. */
  notice?: NoticeMessage | null;
  /** The new email that waits to be confirmed, as a `PendingEmail`. Left out, or empty, while none does. */
  pendingEmail?: ReactNode;
}

export type ProfileFormProps = SectionProps<ProfileFormContent, ProfileFormBehavior>;

const NOTHING_KNOWN: KnownValues = {};

/**
 * Where a customer changes what the account knows of them. Under a page's own heading, beside other forms of the
 * account.
 *
 * Nothing typed is ever lost: neither to an error, nor to values that arrive late. Heading up to 40 characters, lede up
 * to 160.
 */
export function ProfileForm({
  at,
  heading,
  headingLevel = 2,
  lede,
  submitLabel = 'Save changes',
  values,
  foldEmail,
  state = 'ready',
  saved = false,
  unkept,
  pending = false,
  error,
  remedy,
  fieldErrors,
  rules,
  onSubmit,
  notice,
  pendingEmail,
  className = '',
  ...rest
}: ProfileFormProps) {
  const id = useId();
  const known = values ?? NOTHING_KNOWN;
  const { fields, noteSubmitted, hasNewEmail, noteEmail } = useKnownValues(known, saved, foldEmail);
  const loading = state === 'loading';
  /** The server asked for the password, although the email looks unchanged here. Its field stays until the next success. */
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const isPasswordRejected = fieldErrors?.currentPassword !== undefined;
  if (isPasswordRejected !== isPasswordAsked && (isPasswordRejected || saved || Boolean(unkept)))
    setIsPasswordAsked(isPasswordRejected);

  const submit = (sent: ProfileValues) => {
    noteSubmitted(sent);
    onSubmit?.(sent);
  };
  const shown = (name: keyof ProfileFields) => ({ defaultValue: known[name] ?? '', disabled: loading });

  return (
    <section data-section="profile-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        {notice !== undefined && <Notice className="not-empty:pb-8" message={notice} />}
        <Form
          aria-busy={loading}
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
                {loading && 'Loading your profile'}
                {hasNewEmail && 'To change your email, enter your current password below it.'}
              </VisuallyHidden>
              {(hasNewEmail || isPasswordAsked) && <UsernameField email={known.email} />}
              <div ref={fields} className="grid grid-cols-1 gap-6 @xl:grid-cols-2">
                <Field
                  {...field('username')}
                  {...shown('username')}
                  label="Username"
                  autoComplete="nickname"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  required
                />
                <EmailField
                  {...field('email')}
                  {...shown('email')}
                  label="Email"
                  onInput={({ currentTarget }) => noteEmail(currentTarget.value)}
                  required
                />
                {(hasNewEmail || isPasswordAsked) && (
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
                <Field {...field('fullName')} {...shown('fullName')} label="Full name" autoComplete="name" optional />
                <Field
                  {...field('company')}
                  {...shown('company')}
                  label="Company"
                  autoComplete="organization"
                  optional
                />
                <Field
                  {...field('country')}
                  {...shown('country')}
                  label="Country"
                  autoComplete="country-name"
                  optional
                />
              </div>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <Button type="submit" pending={pending} disabled={loading}>
                  {submitLabel}
                </Button>
                <FormStatus>{saved && !edited && !pending && 'Saved'}</FormStatus>
              </div>
              {unkept !== undefined && (
                <Notice
                  className="empty:sr-only"
                  message={unkept && !edited && !pending ? { tone: 'neutral', text: unkept } : null}
                />
              )}
            </>
          )}
        </Form>
      </AccountPanel>
    </section>
  );
}

/** What is known of a profile; what is not there is shown as empty. */
export type KnownValues = Readonly<Partial<Record<keyof ProfileFields, string | null>>>;

/**
 * Shows values that became known after the fields were rendered, in the fields no one has typed into. Once saved, the
 * server's values also replace what was typed. Knows whether the email is another than the known one.
 */
function useKnownValues(values: KnownValues, saved: boolean, foldEmail: FoldEmail | undefined) {
  const fields = useRef<HTMLDivElement>(null);
  const shown = useRef(values);
  const submitted = useRef<KnownValues>({});
  const [otherEmail, setOtherEmail] = useState<string | null>(null);

  useEffect(() => {
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      const name = input.name as keyof ProfileFields;
      const untouched = input.value === (shown.current[name] ?? '');
      const accepted = saved && input.value.trim() === (submitted.current[name] ?? '');
      if (untouched || accepted) input.value = values[name] ?? '';
      if (name === 'email') setOtherEmail(isAnotherEmail(input.value, values.email, foldEmail) ? input.value : null);
    }
    shown.current = values;
  }, [values, saved, foldEmail]);

  return {
    /** Whether another email than the known one stands in its field. */
    hasNewEmail: otherEmail !== null && isAnotherEmail(otherEmail, values.email, foldEmail),
    /** To be called with what stands in the email's field at each change. */
    noteEmail: setOtherEmail,
    /** For the element around the fields. */
    fields,
    /** Takes note of what is sent. */
    noteSubmitted: (sent: KnownValues) => {
      submitted.current = sent;
    },
  };
}

/** Folds an email address, so that two spellings of one are the same text. */
type FoldEmail = (email: string) => string;

/** Returns true if a different email address was typed than the known one; false if none is known. */
export function isAnotherEmail(
  typed: string,
  known: string | null | undefined,
  fold: FoldEmail = (email) => email.toLowerCase(),
): boolean {
  return Boolean(known) && fold(typed.trim()) !== fold(known ?? '');
}

export interface PendingEmailProps {
  /** The address that waits to be confirmed. */
  email: string;
  /** When it was asked for, in words, such as "2 hours ago"; left out where that is not known. */
  since?: string | undefined;
  /** What is under way. */
  pending?: 'resend' | 'drop' | null;
  /** What was done, in a sentence. */
  done?: string | null;
  /** Why something was not done. */
  error?: string | null;
  /** The address the account keeps, once the new one was dropped here. */
  kept?: string | null;
  onResend?: () => void;
  onDrop?: () => void;
}

/** The new email of an account while it waits to be confirmed: which and since when, sent again or dropped by a button. */
export function PendingEmail({ email, since, pending = null, done, error, kept, onResend, onDrop }: PendingEmailProps) {
  if (kept) return <Dropped kept={kept} />;
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

/** Takes the focus, which was on a button that is gone. */
function Dropped({ kept }: { kept: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="rounded-xs text-small text-ink-muted outline-offset-8">
      Your email stays {kept}. The link we sent no longer changes it.
    </p>
  );
}
