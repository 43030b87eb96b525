import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ConfirmEmailProps = CommonValues & Pick<EmailValues, 'url' | 'validFor'>;

export const confirmEmailSubject = ({ brand }: ConfirmEmailProps) => `Confirm your email for ${brand}`;

/** After registration: the address is the reader's once they press the button its link leads to. */
export function ConfirmEmail(values: ConfirmEmailProps) {
  const { greeting, url, validFor, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmEmailSubject(values)}
      preview={`Confirm your email to use your ${common.brand} account. The link is valid for ${validFor}.`}
      reason={`You’re receiving this email because someone signed up for ${common.brand} with this email address.`}
    >
      <Title>Confirm your email</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone signed up for {common.brand} with this email address. If it was you, confirm the address and log in. The
        link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm email</Action>
      <Paragraph quiet>
        If it wasn’t you, ignore this email. Without confirmation, no one can use the account.
      </Paragraph>
    </Frame>
  );
}
