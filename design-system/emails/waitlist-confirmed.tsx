import { Frame } from './frame.tsx';
import { Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type WaitlistConfirmedProps = CommonValues & Pick<EmailValues, 'unsubscribeUrl'>;

export const waitlistConfirmedSubject = ({ brand }: WaitlistConfirmedProps) => `You are on the ${brand} waitlist`;

/** Once an address is confirmed, and when one that is on the list was given again. */
export function WaitlistConfirmed(values: WaitlistConfirmedProps) {
  const { greeting, unsubscribeUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={waitlistConfirmedSubject(values)}
      preview="Your address is confirmed. We write once, when it is there."
      reason={`You get this mail because this address is on the waitlist of ${common.brand}.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>Your place is kept</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        This address is confirmed and on the {common.brand} waitlist. We write once, when what you wait for is there.
        Until then you hear nothing.
      </Paragraph>
      <Paragraph quiet>If you no longer want to wait, the link below takes you off the list.</Paragraph>
    </Frame>
  );
}
