import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ConfirmWaitlistProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'unsubscribeUrl'>;

export const confirmWaitlistSubject = ({ brand }: ConfirmWaitlistProps) =>
  `Confirm your place on the ${brand} waitlist`;

/** After an address was given for the waitlist: it is on it once the reader presses the button the link leads to. */
export function ConfirmWaitlist(values: ConfirmWaitlistProps) {
  const { greeting, url, validFor, unsubscribeUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmWaitlistSubject(values)}
      preview={`Confirm your email address to join the waitlist. The link is valid for ${validFor}.`}
      reason={`You’re receiving this email because someone entered this email address for the ${common.brand} waitlist.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>Confirm your place</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Confirm this email address to join the waitlist. We’ll email you once, as soon as {common.brand} is available.
        The link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm my place</Action>
      <Paragraph quiet>
        If it wasn’t you, ignore this email. You won’t be on the list, and we’ll delete the address after 30 days.
      </Paragraph>
    </Frame>
  );
}
