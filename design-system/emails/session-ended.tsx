import { Frame } from './frame.tsx';
import { Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type SessionEndedProps = CommonValues & Pick<EmailValues, 'device' | 'when'>;

export const sessionEndedSubject = ({ brand }: SessionEndedProps) => `We logged out one of your ${brand} devices`;

/** When a session was ended because its refresh token was used twice, perhaps by somebody who has copied it. */
export function SessionEnded(values: SessionEndedProps) {
  const { greeting, device, when, ...common } = values;
  const login = `${common.siteUrl}/login`;
  const forgot = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={sessionEndedSubject(values)}
      preview={`Your login on ${device} was used in two places, so we ended it on ${when}.`}
      reason={`You’re receiving this email because a session of your ${common.brand} account was ended.`}
    >
      <Title>We logged out one of your devices</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        One session of your {common.brand} account was used in two places at once. This can happen when a computer is
        restored from a backup, but also when someone has copied the session. So we ended it in both places. If you
        restored a backup, there’s nothing more to do.
      </Paragraph>
      <Facts
        facts={[
          ['When', when],
          ['Device', device],
        ]}
      />
      <Paragraph>
        You can log in again as usual: <TextLink href={login}>{login}</TextLink>
      </Paragraph>
      <IfNotYou>
        <Paragraph>
          Set a new password. This logs out all devices: <TextLink href={forgot}>{forgot}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
