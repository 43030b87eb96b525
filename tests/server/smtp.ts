import type { SecureContextOptions } from 'node:tls';
import { onTestFinished } from 'vitest';
import { listenForMail } from '../setup/smtp-server.ts';
import type { TestMailServer } from '../setup/smtp-server.ts';

export type { TestMailServer };

/** Starts a mail server, which is stopped at the end of the test. With a certificate, it offers STARTTLS. */
export async function startMailServer(certificate?: SecureContextOptions): Promise<TestMailServer> {
  const mail = await listenForMail(certificate);
  onTestFinished(mail.stop);
  return mail;
}
