import { Frame } from './frame.tsx';
import { Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type WaitlistConfirmedProps = CommonValues & Pick<EmailValues, 'unsubscribeUrl'>;

export const waitlistConfirmedSubject = ({ brand }: WaitlistConfirmedProps) => `You’re on the ${brand} waitlist`;

/** Once an address is confirmed, and when one that is on the list was given again. */
export function WaitlistConfirmed(values: WaitlistConfirmedProps) {
  const { greeting, unsubscribeUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={waitlistConfirmedSubject(values)}
      preview="Your email address is confirmed. We’ll email you once, as soon as it’s time."
      reason={`You’re receiving this email because this email address is on the ${common.brand} waitlist.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>You’re on the waitlist</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your email address is confirmed and on the waitlist. We’ll email you once, as soon as {common.brand} is
        available.
      </Paragraph>
      <Paragraph quiet>If you no longer want to wait, unsubscribe with the link below.</Paragraph>
    </Frame>
  );
}
