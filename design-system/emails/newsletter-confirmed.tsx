import { Frame } from './frame.tsx';
import { Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type NewsletterConfirmedProps = CommonValues & Pick<EmailValues, 'unsubscribeUrl'>;

export const newsletterConfirmedSubject = ({ brand }: NewsletterConfirmedProps) =>
  `The ${brand} newsletter comes to you`;

/** Once an address is confirmed, and when one that is on the list was given again. */
export function NewsletterConfirmed(values: NewsletterConfirmedProps) {
  const { greeting, unsubscribeUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={newsletterConfirmedSubject(values)}
      preview="Your address is confirmed. There is nothing more to do."
      reason={`You get this mail because this address is on the newsletter of ${common.brand}.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>You are on the list</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        This address is confirmed, and the next {common.brand} newsletter comes to it. There is nothing more to do.
      </Paragraph>
      <Paragraph quiet>Each has a link at its end that takes you off the list with one press.</Paragraph>
    </Frame>
  );
}
