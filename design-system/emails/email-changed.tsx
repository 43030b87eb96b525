import { Frame } from './frame.tsx';
import { Action, Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type EmailChangedProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'when'>;

export const emailChangedSubject = ({ brand }: EmailChangedProps) =>
  `The email address of your ${brand} account was changed`;

/** To the address an account had before. It does not name the new one: whoever reads the old mailbox need not know it. */
export function EmailChanged(values: EmailChangedProps) {
  const { greeting, url, validFor, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailChangedSubject(values)}
      preview={`You now log in with a different address. Changed on ${when}.`}
      reason={`You’re receiving this email because this was the email address of your ${common.brand} account.`}
    >
      <Title>Your email was changed</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your {common.brand} account at <TextLink href={common.siteUrl}>{common.siteUrl}</TextLink> has a new email
        address. We’ll write to that address from now on, and you can no longer log in with this one. If it was you,
        there’s nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Recover your account. This restores this address, logs out all devices, and sends you a link to set a new
          password. The button works for {validFor}.
        </Paragraph>
        <Action href={url}>Recover my account</Action>
      </IfNotYou>
    </Frame>
  );
}
