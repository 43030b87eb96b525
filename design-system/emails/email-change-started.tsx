import { Frame } from './frame.tsx';
import { Action, Facts, IfNotYou, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type EmailChangeStartedProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'when'>;

export const emailChangeStartedSubject = ({ brand }: EmailChangeStartedProps) =>
  `Your ${brand} account is about to get another email`;

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
      preview={`If it was not you, stop it with the link in this mail. Asked for ${when}.`}
      reason={`You get this mail because this is the address of an account at ${common.brand}.`}
    >
      <Title>Your email is about to change</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Somebody who knows your password gave another email for your {common.brand} account. It takes the place of this
        one once it is confirmed. If it was you, there is nothing to do here.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Keep this email. That also logs out everybody, and we send you a link to set a new password. You can do it for{' '}
          {validFor}, also when the email has changed by then.
        </Paragraph>
        <Action href={url}>Keep this email</Action>
      </IfNotYou>
    </Frame>
  );
}
