import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field, Form, FormStatus, textValue } from '../../primitives/field/index.ts';
import type { FormAnswer } from '../../primitives/field/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import type { NoticeMessage } from '../../primitives/notice/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { ProfileFormContent } from './profile-form.schema.ts';
import { useKnownValues } from './use-known-values.ts';
import type { KnownValues } from './use-known-values.ts';
import { validateProfile } from './validate-profile.ts';
import type { ProfileFieldName, ProfileValues } from './validate-profile.ts';

interface Behaviour extends FormAnswer<ProfileFieldName> {
  /** What is known of the profile. New values are shown in the fields nobody has typed into. */
  values?: KnownValues | null;
  /** `loading` while the values are on their way: the fields keep their place and cannot be typed into. */
  state?: 'loading' | 'ready';
  /** True once the last submit has been saved: the form says so, until something is typed. */
  saved?: boolean;
  /** Called with the whole profile, once nothing is wrong with it. What is left empty is null. */
  onSubmit?: (values: ProfileValues) => void;
  /** What there is to say about the details, such as that the email is not confirmed yet. Null while there is nothing. */
  notice?: NoticeMessage | null;
}

export type ProfileFormProps = ProfileFormContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof ProfileFormContent | keyof Behaviour | 'children'>;

const NOTHING_KNOWN: KnownValues = {};

const read = (data: FormData): ProfileValues => ({
  username: textValue(data, 'username').trim(),
  email: textValue(data, 'email').trim(),
  full_name: textValue(data, 'full_name').trim() || null,
  company: textValue(data, 'company').trim() || null,
  country: textValue(data, 'country').trim() || null,
});

/**
 * Where a customer changes what the account knows of them. Under a page's own heading, beside other forms of the
 * account.
 *
 * Nothing typed is ever lost: neither to a fault, nor to values that arrive late. Heading up to 40 characters, lede up
 * to 160.
 */
export function ProfileForm({
  at,
  heading,
  headingLevel = 2,
  lede,
  submitLabel = 'Save changes',
  values,
  state = 'ready',
  saved = false,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  notice,
  className = '',
  ...rest
}: ProfileFormProps) {
  const id = useId();
  const known = values ?? NOTHING_KNOWN;
  const { fields, noteSubmitted } = useKnownValues(known, saved);
  const loading = state === 'loading';

  const submit = (sent: ProfileValues) => {
    noteSubmitted(sent);
    onSubmit?.(sent);
  };
  const bind = (name: ProfileFieldName) => ({ name, defaultValue: known[name] ?? '', disabled: loading });

  return (
    <section data-section="profile-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        {notice !== undefined && <Notice className="not-empty:pb-8" message={notice} />}
        <Form
          aria-busy={loading}
          read={read}
          validate={validateProfile}
          onSubmit={submit}
          pending={pending}
          error={error}
          fieldErrors={fieldErrors}
        >
          {({ faults, edited }) => (
            <>
              <VisuallyHidden aria-live="polite">{loading && 'Loading your profile'}</VisuallyHidden>
              <div ref={fields} className="grid grid-cols-1 gap-6 @2xl:grid-cols-2">
                <Field
                  {...bind('username')}
                  label="Username"
                  autoComplete="username"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  required
                  error={faults.username}
                />
                <Field
                  {...bind('email')}
                  label="Email"
                  type="email"
                  autoComplete="email"
                  required
                  error={faults.email}
                />
                <Field {...bind('full_name')} label="Full name" autoComplete="name" optional error={faults.full_name} />
                <Field
                  {...bind('company')}
                  label="Company"
                  autoComplete="organization"
                  optional
                  error={faults.company}
                />
                <Field
                  {...bind('country')}
                  label="Country"
                  autoComplete="country-name"
                  optional
                  error={faults.country}
                />
              </div>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <Button type="submit" pending={pending} disabled={loading}>
                  {submitLabel}
                </Button>
                <FormStatus>{saved && !edited && !pending && 'Saved'}</FormStatus>
              </div>
            </>
          )}
        </Form>
      </AccountPanel>
    </section>
  );
}
ProfileForm.sectionName = 'profile-form';
