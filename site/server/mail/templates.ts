import { join } from 'node:path';
import * as z from 'zod';
import type { Selectable } from 'kysely';
import { readBuildFile } from '../process/build-file.ts';
import { StartError } from '../process/start-error.ts';
import type { DatabaseTransaction, MailsTable, UserRow } from '../database/tables.ts';
import { DAY, HOUR } from '../process/clock.ts';

/** Emails, and the placeholders of each in addition to the common ones. */
const MAIL_EVENTS = {
  /** Asks to confirm an email address. */
  'confirm-email': ['url', 'validFor', 'unconfirmed'],
  /** Contains a link to set a new password. */
  'reset-password': ['url', 'validFor'],
  'password-changed': ['when'],
  /** Reports a sign-in from a device that is new to the account. */
  'new-sign-in': ['when', 'device'],
  /** Sent to the new email address, to confirm it. */
  'confirm-new-email': ['url', 'validFor'],
  /** Sent to the current email address, with a link that undoes the change. */
  'email-change-started': ['url', 'validFor', 'when'],
  /** Sent to the previous email address, with a link that undoes the change. */
  'email-changed': ['url', 'validFor', 'when'],
  /** Sent to the email address that an undo removed. */
  'email-restored': ['when'],
  /** Reports a session that ended because its token was used twice. */
  'session-ended': ['when', 'device'],
  /** Asks to confirm a newsletter subscription. */
  'confirm-newsletter': ['url', 'validFor', 'unsubscribeUrl'],
  'confirm-waitlist': ['url', 'validFor', 'unsubscribeUrl'],
  /** Confirms a subscription, or reports an existing one after another signup. */
  'newsletter-confirmed': ['unsubscribeUrl'],
  'waitlist-confirmed': ['unsubscribeUrl'],
  /** Thanks for a purchase. `url` is the account page, or the registration page for guests. */
  'purchase-welcome': ['plan', 'url', 'downloadUrl'],
  /** Reports a failed payment, how to fix it, and until when the product can be used. */
  'payment-failed': ['plan', 'amount', 'url', 'until'],
  /** Reports when a subscription will end. */
  'plan-ending': ['plan', 'until', 'url'],
  /** Reports the end of a subscription. `url` is the pricing page. */
  'plan-ended': ['plan', 'url'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailEvent = keyof typeof MAIL_EVENTS;

/** Placeholders of every email. `greeting` is a line such as `Hello alice,`. */
const COMMON_PLACEHOLDERS = ['siteUrl', 'supportEmail', 'greeting'] as const;

export function isMailEvent(text: string): text is MailEvent {
  return Object.hasOwn(MAIL_EVENTS, text);
}

/** Email with `{{placeholder}}`s. Without `html` it is plain text only. */
const templateSchema = z.strictObject({
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
});

export type Template = z.infer<typeof templateSchema>;
export type Templates = Readonly<Record<MailEvent, Template>>;

const templatesSchema = z.object(
  Object.fromEntries(Object.keys(MAIL_EVENTS).map((event) => [event, templateSchema])) as Record<
    MailEvent,
    typeof templateSchema
  >,
);

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Loads the email templates from `emails.json` in `buildDir`: an object of `{ subject, html, text }` by the names in
 * `MAIL_EVENTS`. Throws a `StartError` if the file or a template is missing or invalid, or has an unknown placeholder.
 */
export function loadTemplates(buildDir: string): Templates {
  const templates = readBuildFile(join(buildDir, 'emails.json'), templatesSchema);
  for (const [event, fills] of Object.entries(MAIL_EVENTS)) rejectUnknownPlaceholders(event, templates, fills);
  return templates;
}

function rejectUnknownPlaceholders(event: string, templates: Templates, fills: readonly string[]): void {
  const { subject, text, html = '' } = templates[event as MailEvent];
  for (const [, name = ''] of `${subject}${text}${html}`.matchAll(PLACEHOLDER))
    if (!fills.includes(name) && !COMMON_PLACEHOLDERS.some((common) => common === name))
      throw new StartError(
        `site/build/emails.json is not usable: ${event} has the unknown placeholder {{${name}}}. Use one of ${[...COMMON_PLACEHOLDERS, ...fills].join(', ')}.`,
      );
}

/** Template with filled placeholders. */
export interface Filled {
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
}

/** Fills a template. Values are escaped in HTML; subjects stay on one line. */
export function fillTemplate(template: Template, values: Readonly<Record<string, string>>): Filled {
  const fill = (text: string, escape: (value: string) => string): string =>
    text.replace(PLACEHOLDER, (_whole, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`There is no value for the placeholder {{${name}}}`);
      return escape(value);
    });
  return {
    subject: fill(template.subject, (value) => value.replace(/\s+/g, ' ')),
    text: fill(template.text, (value) => value),
    html: template.html === undefined ? undefined : fill(template.html, escapeHtml),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** File name in the outbox and part of the message ID: time, number and event. */
export function mailName({ created_at, id }: Selectable<MailsTable>, event: MailEvent): string {
  return `${created_at.replace(/\D/g, '')}-${id}-${event}`;
}

/** Support email address from the site settings. */
export async function supportAddress(transaction: DatabaseTransaction): Promise<string> {
  const row = await transaction
    .selectFrom('commons')
    .select('value')
    .where('key', '=', 'support_email')
    .executeTakeFirst();
  const value: unknown = row === undefined ? undefined : JSON.parse(row.value);
  return typeof value === 'string' ? value : 'us';
}

/** Lifetime of a link in words: `one hour`, `2 hours`, `one day`. Takes a multiple of an hour in milliseconds. */
export function lifetimeInWords(milliseconds: number): string {
  const [count, unit] = milliseconds % DAY === 0 ? [milliseconds / DAY, 'day'] : [milliseconds / HOUR, 'hour'];
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

/** Formats a timestamp: `2026-11-22 at 10:00 UTC`. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 16).replace('T', ' at ')} UTC`;
}

/** Formats the UTC date of a timestamp: `November 22, 2026`. */
export function dateInWords(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/**
 * Greeting line. Contains the username only if the recipient has confirmed the email address: otherwise anyone could
 * send text to others as a username. `email_proved` applies only to `email`.
 */
export function greetingOf(
  { username, email, email_proved }: Pick<UserRow, 'username' | 'email' | 'email_proved'>,
  recipient: string,
): string {
  return email_proved === 1 && email === recipient ? `Hello ${username},` : 'Hello,';
}
