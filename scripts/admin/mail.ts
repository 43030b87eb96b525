import { isEmail, withAsciiDomain } from '../../site/contract/email.ts';
import { createSender, smtpProblem } from '../../site/server/mail/senders.ts';
import { timestamp } from '../../site/server/process/clock.ts';
import { StartError, reason } from '../../site/server/process/start-error.ts';
import { withoutPassword } from '../../site/server/process/url-settings.ts';
import { UsageError } from './command.ts';
import type { CommandContext } from './command.ts';

/** Sends one email to try the settings of the server. */
export async function sendTestMail({ config, stdout }: CommandContext, email: string): Promise<void> {
  if (!isEmail(email))
    throw new UsageError(
      `${JSON.stringify(email.slice(0, 80))} is not an email address. Use one such as name@example.com.`,
    );
  const { smtpUrl, siteUrl, dataDir } = config;
  const sender = createSender(config);
  const mail = {
    to: withAsciiDomain(email),
    id: `${timestamp(Date.now()).replace(/\D/g, '')}-test`,
    subject: 'Test email',
    text: `This email was sent by npm run admin -- mail test, to try the settings${siteUrl === undefined ? '' : ` of ${siteUrl}`}.\n`,
    html: undefined,
  };
  try {
    const file = await sender.send(mail);
    stdout.write(
      smtpUrl === undefined
        ? `SMTP_URL is not set, so the test email was written to ${file}.\n`
        : `Sent a test email to ${mail.to} through ${withoutPassword(smtpUrl)}. If it doesn’t arrive, check the spam folder and the log of the mail server.\n`,
    );
  } catch (error) {
    const message =
      smtpUrl === undefined
        ? `The test email can’t be written to DATA_DIR (${dataDir}): ${reason(error)}.`
        : `${smtpProblem(smtpUrl, error)}. Check SMTP_URL and MAIL_FROM.`;
    throw new StartError(message, { cause: error });
  } finally {
    sender.close();
  }
}
