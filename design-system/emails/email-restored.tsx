import { Frame } from './frame.tsx';
import { Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type EmailRestoredProps = CommonValues & Pick<EmailValues, 'when'>;

export const emailRestoredSubject = ({ brand }: EmailRestoredProps) =>
  `Your ${brand} account has its former email again`;

/** To the address an account had until its change was undone from the former one. The way out is a person. */
export function EmailRestored(values: EmailRestoredProps) {
  const { greeting, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailRestoredSubject(values)}
      preview={`The change to this email was undone. Everybody was logged out ${when}.`}
      reason={`You get this last mail because this was the address of an account at ${common.brand}.`}
    >
      <Title>The change of email was undone</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your {common.brand} account has its former email again: somebody used the link we had sent there. Everybody was
        logged out, and a new password is set from that mailbox. This email no longer logs you in.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Write to <TextLink href={`mailto:${common.supportEmail}`}>{common.supportEmail}</TextLink> from this address,
          as soon as you can. We help you to get your account back.
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
