import { Frame } from './frame.tsx';
import { Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type EmailRestoredProps = CommonValues & Pick<EmailValues, 'when'>;

export const emailRestoredSubject = ({ brand }: EmailRestoredProps) =>
  `Your ${brand} account has its previous email again`;

/** To the address an account had until its change was undone from the former one. The way out is a person. */
export function EmailRestored(values: EmailRestoredProps) {
  const { greeting, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailRestoredSubject(values)}
      preview={`The account has its previous address again. All devices were logged out on ${when}.`}
      reason={`You’re receiving this last email because this was the email address of your ${common.brand} account.`}
    >
      <Title>Your email change was undone</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your {common.brand} account has its previous email address again, because someone used the link we sent there.
        All devices were logged out, and the previous address got a link to set a new password. You can no longer log in
        with this address.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Write to <TextLink href={`mailto:${common.supportEmail}`}>{common.supportEmail}</TextLink> from this address
          as soon as you can. We’ll help you get your account back.
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
