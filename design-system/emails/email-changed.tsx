import { Frame } from './frame.tsx';
import { Action, Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type EmailChangedProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'when'>;

export const emailChangedSubject = ({ brand }: EmailChangedProps) => `The email of your ${brand} account was changed`;

/** To the address an account had before. It does not name the new one: whoever reads the old mailbox need not know it. */
export function EmailChanged(values: EmailChangedProps) {
  const { greeting, url, validFor, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailChangedSubject(values)}
      preview={`This address no longer belongs to your account. Changed ${when}.`}
      reason={`You get this last mail because this was the address of an account at ${common.brand}.`}
    >
      <Title>Your email was changed</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your {common.brand} account at <TextLink href={common.siteUrl}>{common.siteUrl}</TextLink> has a new email. From
        now on we write to that one, and this one no longer logs you in. If it was you, there is nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Take your account back. It gets this email again, everybody is logged out, and we send you a link to set a new
          password. You can do it for {validFor}.
        </Paragraph>
        <Action href={url}>Take my account back</Action>
      </IfNotYou>
    </Frame>
  );
}
