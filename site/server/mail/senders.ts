import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { withAsciiDomain } from '../../contract/email.ts';
import { SECOND } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { isLoopback } from '../process/loopback.ts';
import { withoutPassword } from '../process/url-settings.ts';
import type { Filled } from './templates.ts';

/** Composed email. */
export interface Mail extends Filled {
  readonly to: string;
  /** Same for every attempt, so that duplicates can be recognized. */
  readonly id: string;
  /** Unsubscribe links, only in emails of a list. */
  readonly unsubscribe?: { readonly oneClickUrl: string; readonly mailto: string | undefined };
}

export interface Sender {
  /** Sends an email. Returns the file it was written to, if any. Throws if it can't be sent. */
  send(mail: Mail): Promise<string | undefined>;
  /** Connects to the mail server and logs in, without sending anything. Throws if that fails. */
  verify(): Promise<unknown>;
  /** Closes connections. */
  close(): void;
}

/** Creates a sender for the mail server, or for a directory without one. */
export function createSender({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Sender {
  return smtpUrl === undefined ? outboxSender(join(dataDir, 'outbox'), mailFrom) : smtpSender(smtpUrl, mailFrom);
}

/** Sends emails to an `smtp:` or `smtps:` URL. With TLS, the server needs a valid certificate. */
function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    // Omitted if not required, because options override the URL.
    ...(requiresTls(url) ? { requireTLS: true } : {}),
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(message(mail, from));
      return undefined;
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** Explains in one line, without a final period, why a mail server can't be used. */
export function smtpProblem(smtpUrl: string, error: unknown): string {
  const text = error instanceof Error ? error.message.replace(/\s+/g, ' ').replace(/\.$/, '') : String(error);
  return `SMTP_URL is ${withoutPassword(smtpUrl)}, but this mail server can’t be used: ${text}`;
}

/** Writes emails to `.eml` files in `dir`, for a site without a mail server. Only their owner can read them. */
function outboxSender(dir: string, from: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message: content } = await transport.sendMail(message(mail, from));
      if (!Buffer.isBuffer(content)) throw new TypeError('The email was not generated as a single buffer');
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      const file = join(dir, `${mail.id}.eml`);
      // Written atomically. An email sent again after a crash replaces its file.
      writeFileSync(`${file}.part`, content, { mode: 0o600, flush: true });
      renameSync(`${file}.part`, file);
      return file;
    },
    verify: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

function message({ to, id, subject, text, html, unsubscribe }: Mail, from: string) {
  const address = withAsciiDomain(/<([^<>]*)>$/.exec(from)?.[1] ?? from);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe === undefined ? {} : listHeaders(unsubscribe)) },
  };
}

/** Headers for the unsubscribe button of email programs (RFC 2369), which then needs one click (RFC 8058). */
function listHeaders({ oneClickUrl, mailto }: NonNullable<Mail['unsubscribe']>) {
  const values = [`<${oneClickUrl}>`, ...(mailto === undefined ? [] : [`<${mailto}>`])];
  return {
    'List-Unsubscribe': { prepared: true, value: values.join(', ') },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Parameters of an SMTP URL that override the default for TLS. */
const TLS_PARAMETERS = ['requireTLS', 'ignoreTLS'] as const;

/**
 * True if emails to an `smtp:` URL must use TLS: for every other machine, unless the URL says otherwise
 * (`?requireTLS=false`, `?ignoreTLS=true`). Emails contain codes that set passwords, and an attacker on the network can
 * remove optional STARTTLS. Connections on this machine are safe.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isLoopback(hostname) && TLS_PARAMETERS.every((name) => !searchParams.has(name));
}
