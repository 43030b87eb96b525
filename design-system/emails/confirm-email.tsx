import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ConfirmEmailProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'unconfirmed'>;

export const confirmEmailSubject = ({ brand }: ConfirmEmailProps) => `Confirm your email for ${brand}`;

/** Asks a new user to confirm their email address, with a button that leads to the page where they do. */
export function ConfirmEmail(values: ConfirmEmailProps) {
  const { greeting, url, validFor, unconfirmed, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmEmailSubject(values)}
      preview={`Confirm the email address of your ${common.brand} account. The link is valid for ${validFor}.`}
      reason={`You’re receiving this email because someone signed up for ${common.brand} with this email address.`}
    >
      <Title>Confirm your email</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone signed up for {common.brand} with this email address. If it was you, confirm the address. The link is
        valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm email</Action>
      <Paragraph quiet>If it wasn’t you, ignore this email. {unconfirmed}</Paragraph>
    </Frame>
  );
}
