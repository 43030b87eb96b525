import { Frame } from './frame.tsx';
import { Action, Facts, IfNotYou, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type EmailChangeStartedProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'when'>;

export const emailChangeStartedSubject = ({ brand }: EmailChangeStartedProps) =>
  `The email address of your ${brand} account is about to change`;

/**
 * To the present address, when another waits to be confirmed. It does not name the new one: whoever reads this mailbox
 * need not know it.
 */
export function EmailChangeStarted(values: EmailChangeStartedProps) {
  const { greeting, url, validFor, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailChangeStartedSubject(values)}
      preview={`If it wasn’t you, stop the change with the link in this email. Requested on ${when}.`}
      reason={`You’re receiving this email because this is the email address of your ${common.brand} account.`}
    >
      <Title>Your email is about to change</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone who knows your password entered a new email address for your {common.brand} account. It will replace
        this one as soon as it’s confirmed. If it was you, there’s nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Keep this email address. This also logs out all devices, and we’ll send you a link to set a new password. The
          button works for {validFor}, even if the address has already changed.
        </Paragraph>
        <Action href={url}>Keep this email address</Action>
      </IfNotYou>
    </Frame>
  );
}
