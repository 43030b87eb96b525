import { Frame } from './frame.tsx';
import { Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type NewSignInProps = CommonValues & Pick<EmailValues, 'device' | 'when'>;

export const newSignInSubject = ({ brand, device }: NewSignInProps) => `New sign-in to ${brand}: ${device}`;

/** When somebody has logged in on a device the account has not been used on. */
export function NewSignIn(values: NewSignInProps) {
  const { greeting, device, when, ...common } = values;
  const profile = `${common.siteUrl}/profile`;
  const forgot = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={newSignInSubject(values)}
      preview={`If it was you, there is nothing to do. Signed in ${when}, on ${device}.`}
      reason={`You get this mail because somebody logged in to your ${common.brand} account on a new device.`}
    >
      <Title>New sign-in to your account</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Somebody has logged in to your {common.brand} account on a device we have not seen before. If it was you, there
        is nothing to do.
      </Paragraph>
      <Facts
        facts={[
          ['When', when],
          ['Device', device],
        ]}
      />
      <IfNotYou>
        <Paragraph>
          Set a new password, which ends every session: <TextLink href={forgot}>{forgot}</TextLink>
        </Paragraph>
        <Paragraph quiet>
          Where you are logged in is listed in your account: <TextLink href={profile}>{profile}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
