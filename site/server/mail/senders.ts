import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { SECOND } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Filled } from './templates.ts';

/** A mail ready to go. */
export interface Mail extends Filled {
  readonly to: string;
  /** The same each time one mail is sent, so that a second copy can be recognised. */
  readonly id: string;
  /** How to get off the list it is a mail of; left out of a mail that is of none. */
  readonly unsubscribe?: { readonly oneClickUrl: string; readonly mailto: string | undefined };
}

/** Sends mails. */
export interface Sender {
  /** Sends one; tells in which file it was put, if it was. Throws when it could not be sent. */
  send(mail: Mail): Promise<string | undefined>;
  /** Lets go of connections. */
  close(): void;
}

/** Where mails go: to the mail server, or to a directory until there is one. */
export function createSender({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Sender {
  return smtpUrl === undefined ? outboxSender(join(dataDir, 'outbox'), mailFrom) : smtpSender(smtpUrl, mailFrom);
}

/** Hands mails to the server at an `smtp:` or `smtps:` URL. Where it speaks TLS, its certificate must be good. */
function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    // Left out where it is not required: an option would win over what the URL says.
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
    close: () => transport.close(),
  };
}

/**
 * Writes mails to `dir`, one `.eml` file each, for a site that has no mail server yet. Only its owner can read them.
 */
function outboxSender(dir: string, from: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message: content } = await transport.sendMail(message(mail, from));
      if (!Buffer.isBuffer(content)) throw new TypeError('The email was not generated as a single buffer');
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      const file = join(dir, `${mail.id}.eml`);
      // Appears whole or not at all; a mail written twice after a crash is the same file.
      writeFileSync(`${file}.part`, content, { mode: 0o600, flush: true });
      renameSync(`${file}.part`, file);
      return file;
    },
    close: () => transport.close(),
  };
}

function message({ to, id, subject, text, html, unsubscribe }: Mail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
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

/** What has a mail program show its own button to unsubscribe (RFC 2369), which then asks nothing more (RFC 8058). */
function listHeaders({ oneClickUrl, mailto }: NonNullable<Mail['unsubscribe']>) {
  const ways = [`<${oneClickUrl}>`, ...(mailto === undefined ? [] : [`<${mailto}>`])];
  return {
    'List-Unsubscribe': { prepared: true, value: ways.join(', ') },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Parameters of an SMTP URL by which it says itself what is to be done about TLS. */
const SAID_IN_URL = ['requireTLS', 'ignoreTLS'] as const;

/**
 * Whether mails to the server at an `smtp:` URL must go through TLS: so to every other machine, unless the URL says
 * otherwise (`?requireTLS=false`, `?ignoreTLS=true`). Mails hold codes that set passwords, and STARTTLS alone can be
 * taken out of the conversation by whoever stands between. On this machine nobody does.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isThisMachine(hostname) && SAID_IN_URL.every((name) => !searchParams.has(name));
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
