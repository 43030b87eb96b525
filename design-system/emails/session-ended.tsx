import { Frame } from './frame.tsx';
import { Facts, IfNotYou, Paragraph, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type SessionEndedProps = CommonValues & Pick<EmailValues, 'device' | 'when'>;

export const sessionEndedSubject = ({ brand }: SessionEndedProps) => `We logged a device out of ${brand}`;

/** When a session was ended because its refresh token was used twice, perhaps by somebody who has copied it. */
export function SessionEnded(values: SessionEndedProps) {
  const { greeting, device, when, ...common } = values;
  const login = `${common.siteUrl}/login`;
  const forgot = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={sessionEndedSubject(values)}
      preview={`The log-in on ${device} was used in two places, so we ended it ${when}.`}
      reason={`You get this mail because a log-in of your ${common.brand} account was ended.`}
    >
      <Title>We logged one of your devices out</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        One log-in of your {common.brand} account was used in two places at once. That can happen when a computer is
        restored from a backup, and also when somebody has copied the log-in. So we ended it, for both.
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
          Set a new password, which ends every session: <TextLink href={forgot}>{forgot}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
