'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimestampDate } from '../../content/format-date.ts';
import { Button, buttonStyles } from '../../primitives/button.tsx';
import { Checkbox, UsernameField } from '../../primitives/field.tsx';
import { FormOutcome } from '../../primitives/form-messages.tsx';
import type { FormFields, FormRules, ValuesOf } from '../../primitives/form-values.ts';
import { Form, useOutcomeFocus } from '../../primitives/form.tsx';
import type { FormState } from '../../primitives/form.tsx';
import { Link } from '../../primitives/link.tsx';
import { Notice } from '../../primitives/notice.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { AccountDataContent } from './account-data.schema.ts';

const deletionFields = {
  cancelsSubscription: 'checkbox',
  password: 'secret',
  understood: 'checkbox',
} as const satisfies FormFields;

export type DeletionFields = typeof deletionFields;

/** Submitted values of the form. */
export interface DeletionValues extends Pick<ValuesOf<DeletionFields>, 'password'> {
  /** Current password. It proves that the customer is deleting the account, and not someone else at their computer. */
  password: string;
  /** True if the running subscription must be canceled as well. Undefined if none is running. */
  cancelsSubscription?: true;
}

/** Subscription that would continue to charge the customer after the account is deleted. */
export interface RunningSubscription {
  /** Name such as "App Yearly". */
  readonly name: string;
  /** Time of the next payment in ISO 8601; null if none is planned, as for a paused subscription. */
  readonly renewsAt: string | null;
}

/** State of the deletion form. */
export interface DeletionState extends FormState<DeletionFields> {
  /** True after the account was deleted. A message then replaces the form. */
  deleted?: boolean;
  /**
   * Message above the submit button, for example that the server can't delete accounts. Null while there is no message.
   */
  notice?: string | null;
  /** True while a running subscription is being canceled. The account is deleted after that. */
  canceling?: boolean;
}

interface DeletionProps extends Omit<AccountDataContent['deletion'], 'heading'> {
  heading: ReactNode;
  email: string | null | undefined;
  state: DeletionState;
  rules: FormRules<DeletionFields> | undefined;
  onDelete: ((values: DeletionValues) => void) | undefined;
  running: readonly RunningSubscription[];
}

/**
 * Part of the section that deletes the account. It lists what is deleted and what remains, above a native `details`
 * element that contains the form.
 */
export function Deletion({
  heading,
  text,
  runningText = 'It doesn’t end with the account, so you cancel it in the same step.',
  cancelText = 'Cancel my subscription as well',
  cancelingText = 'Canceling your subscription…',
  goes,
  stays,
  openLabel = 'Delete my account',
  understoodText,
  submitLabel = 'Delete account',
  deletedText = 'Your account has been deleted.',
  deletedLink,
  email,
  state: { deleted = false, pending = false, error, remedy, fieldErrors, notice, canceling = false },
  rules,
  onDelete,
  running,
}: DeletionProps) {
  const hasSubscription = running.length > 0;
  const containerRef = useOutcomeFocus(deleted);
  // The `details` element is initially open if the form is pending or has an error or a message.
  const [isOpen, setIsOpen] = useState(pending || Boolean(error ?? notice) || fieldErrors !== undefined);
  return (
    <div
      ref={containerRef}
      data-slot="deletion"
      className="flex flex-col gap-4 not-first:border-t not-first:border-line not-first:pt-8"
    >
      {deleted ? (
        <FormOutcome className="border-t-0 pt-0">
          <p className="text-lede">{deletedText}</p>
          {deletedLink && <Link href={deletedLink.href}>{deletedLink.label}</Link>}
        </FormOutcome>
      ) : (
        <>
          {heading}
          {hasSubscription && <RunningSubscriptions running={running} text={runningText} />}
          <p className="max-w-line text-ink-muted">
            <RichText source={text} />
          </p>
          <div className="grid gap-x-6 gap-y-5 text-small @md:grid-cols-2">
            <TitledList title="What is deleted" items={goes} />
            {stays.length > 0 && <TitledList title="What stays" items={stays} />}
          </div>
          <details
            open={isOpen}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
            className="group/deletion mt-2 min-w-0"
          >
            <summary className={buttonStyles({ variant: 'outline', className: 'w-fit' })}>
              {openLabel}
              <svg
                aria-hidden="true"
                viewBox="0 0 16 16"
                className="size-4 fill-none stroke-current stroke-[1.5] transition-transform duration-calm group-open/deletion:rotate-180 motion-reduce:transition-none"
              >
                <path d="m3.5 6 4.5 4.5L12.5 6" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </summary>
            <Form
              className="mt-6 max-w-form border-s-2 border-danger ps-6"
              fields={deletionFields}
              rules={hasSubscription ? rules : omitCancelingRule(rules)}
              onSubmit={({ password }) =>
                onDelete?.(hasSubscription ? { password, cancelsSubscription: true } : { password })
              }
              pending={pending}
              error={error}
              remedy={remedy}
              fieldErrors={fieldErrors}
            >
              {({ field }) => (
                <>
                  {hasSubscription && <Checkbox label={cancelText} {...field('cancelsSubscription')} required />}
                  <UsernameField email={email} />
                  <PasswordField label="Password" {...field('password')} autoComplete="current-password" required />
                  <Checkbox label={<RichText source={understoodText} />} {...field('understood')} required />
                  {notice !== undefined && (
                    <Notice
                      className="empty:sr-only"
                      message={notice && !pending ? { tone: 'neutral', text: notice } : null}
                    />
                  )}
                  <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                    <Button type="submit" variant="danger" pending={pending}>
                      {submitLabel}
                    </Button>
                    {hasSubscription && (
                      <p aria-live="polite" className="text-small text-ink-muted">
                        {canceling && cancelingText}
                      </p>
                    )}
                  </div>
                </>
              )}
            </Form>
          </details>
        </>
      )}
    </div>
  );
}

/**
 * Returns the validation rules without the one for `cancelsSubscription`. Its checkbox isn't rendered if the customer
 * has no running subscription.
 */
function omitCancelingRule(rules: FormRules<DeletionFields> | undefined): FormRules<DeletionFields> | undefined {
  if (rules === undefined) return undefined;
  const { cancelsSubscription: _, ...otherRules } = rules;
  return otherRules;
}

/** List below a title. */
function TitledList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="font-medium text-ink">{title}</p>
      <ul className="flex flex-col gap-1.5 text-ink-muted">
        {items.map((item) => (
          <li
            key={item}
            className="relative ps-4 before:absolute before:start-0 before:top-[0.7em] before:h-px before:w-2 before:bg-line-strong"
          >
            <RichText source={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RunningSubscriptionsProps {
  running: readonly RunningSubscription[];
  text: string;
}

/** List of the running subscriptions, which don't end when the account is deleted. */
function RunningSubscriptions({ running, text }: RunningSubscriptionsProps) {
  return (
    <div
      data-slot="running"
      className="flex flex-col gap-1 rounded-sm border border-line-strong bg-surface px-4 py-3 text-small"
    >
      {running.map(({ name, renewsAt }) => (
        <p key={name} className="font-medium text-ink">
          {name} {renewsAt === null ? 'isn’t canceled.' : `renews on ${formatTimestampDate(renewsAt)}.`}
        </p>
      ))}
      <p className="text-ink-muted">{text}</p>
    </div>
  );
}
