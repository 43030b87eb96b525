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
      preview={`If it was you, there’s nothing to do. Changed on ${when}.`}
      reason={`You’re receiving this email because the password of your ${common.brand} account was changed.`}
    >
      <Title>Your password was changed</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        The password of your {common.brand} account was changed, and all other devices were logged out. If it was you,
        there’s nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Set a new password now. This logs out everyone else: <TextLink href={forgot}>{forgot}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
