import { Frame } from './frame.tsx';
import { Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type PasswordChangedProps = CommonValues & Pick<EmailValues, 'when'>;

export const passwordChangedSubject = ({ brand }: PasswordChangedProps) => `Your ${brand} password was changed`;

/** After a change of password, by form or by link. */
export function PasswordChanged(values: PasswordChangedProps) {
  const { greeting, when, ...common } = values;
  const forgot = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={passwordChangedSubject(values)}
      preview={`If it was you, there is nothing to do. Changed ${when}.`}
      reason={`You get this mail because the password of your ${common.brand} account was changed.`}
    >
      <Title>Your password was changed</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        The password of your {common.brand} account is a new one. Every other device has been logged out. If it was you,
        there is nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Set a new password at once, which logs out whoever did it: <TextLink href={forgot}>{forgot}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
