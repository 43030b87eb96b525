import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { EmailField, Field, UsernameField } from '../../primitives/field.tsx';
import { FormStatus } from '../../primitives/form-messages.tsx';
import { Form } from '../../primitives/form.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import { Notice } from '../../primitives/notice.tsx';
import type { NoticeMessage } from '../../primitives/notice.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import { profileFields } from './fields.ts';
import type { ProfileFields, ProfileValues } from './fields.ts';
import type { ProfileFormContent } from './profile-form.schema.ts';
import { useKnownValues } from './use-known-values.ts';
import type { FoldEmail, KnownValues } from './use-known-values.ts';

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
