import { Frame } from './frame.tsx';
import { Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type NewsletterConfirmedProps = CommonValues & Pick<EmailValues, 'unsubscribeUrl'>;

export const newsletterConfirmedSubject = ({ brand }: NewsletterConfirmedProps) =>
  `You’re subscribed to the ${brand} newsletter`;

/** Once an address is confirmed, and when one that is on the list was given again. */
export function NewsletterConfirmed(values: NewsletterConfirmedProps) {
  const { greeting, unsubscribeUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={newsletterConfirmedSubject(values)}
      preview="Your email address is confirmed. There’s nothing more to do."
      reason={`You’re receiving this email because this email address is subscribed to the ${common.brand} newsletter.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>You’re subscribed</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>Your email address is confirmed. You’ll get the next {common.brand} newsletter.</Paragraph>
      <Paragraph quiet>Every newsletter has a link at the end to unsubscribe with one click.</Paragraph>
    </Frame>
  );
}
