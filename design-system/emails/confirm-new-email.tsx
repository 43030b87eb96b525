import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ConfirmNewEmailProps = CommonValues & Pick<EmailValues, 'url' | 'validFor'>;

export const confirmNewEmailSubject = ({ brand }: ConfirmNewEmailProps) => `Confirm your new email for ${brand}`;

/** To the address an account is to have next: it changes once the reader presses the button the link leads to. */
export function ConfirmNewEmail(values: ConfirmNewEmailProps) {
  const { greeting, url, validFor, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmNewEmailSubject(values)}
      preview={`Confirm this email address to finish the change. The link is valid for ${validFor}.`}
      reason={`You’re receiving this email because someone entered this email address for their ${common.brand} account.`}
    >
      <Title>Confirm your new email</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone entered this as the new email address of their {common.brand} account. If it was you, confirm it, and
        you’ll log in with it from then on. The link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm new email</Action>
      <Paragraph quiet>If it wasn’t you, ignore this email. Without confirmation, nothing changes.</Paragraph>
    </Frame>
  );
}
