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
      preview="Your address is confirmed. We’ll write once, as soon as it’s available."
      reason={`You’re receiving this email because this address is on the ${common.brand} waitlist.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>You’re on the waitlist</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        This address is confirmed and on the {common.brand} waitlist. We’ll write once, as soon as it’s available.
      </Paragraph>
      <Paragraph quiet>If you no longer want to wait, unsubscribe with the link below.</Paragraph>
    </Frame>
  );
}
