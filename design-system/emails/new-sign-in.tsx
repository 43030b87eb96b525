import { Frame } from './frame.tsx';
import { Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type NewSignInProps = CommonValues & Pick<EmailValues, 'device' | 'when'>;

export const newSignInSubject = ({ brand, device }: NewSignInProps) => `New login to ${brand}: ${device}`;

/** When somebody has logged in on a device the account has not been used on. */
export function NewSignIn(values: NewSignInProps) {
  const { greeting, device, when, ...common } = values;
  const security = `${common.siteUrl}/profile#security`;
  const forgot = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={newSignInSubject(values)}
      preview={`If it was you, there’s nothing to do. Login on ${device}, ${when}.`}
      reason={`You’re receiving this email because someone logged in to your ${common.brand} account on a new device.`}
    >
      <Title>New login to your account</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone logged in to your {common.brand} account on a device that we haven’t seen before. If it was you, there’s
        nothing to do.
      </Paragraph>
      <Facts
        facts={[
          ['When', when],
          ['Device', device],
        ]}
      />
      <IfNotYou>
        <Paragraph>
          Set a new password. This logs out all devices: <TextLink href={forgot}>{forgot}</TextLink>
        </Paragraph>
        <Paragraph quiet>
          Your account lists all devices that are logged in: <TextLink href={security}>{security}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
