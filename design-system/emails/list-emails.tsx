import { Action, Frame, Paragraph, Title } from './frame.tsx';
import type { CommonValues, EmailValues } from './values.ts';

type ConfirmNewsletterProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'unsubscribeUrl'>;

export const confirmNewsletterSubject = ({ brand }: ConfirmNewsletterProps) =>
  `Confirm your subscription to the ${brand} newsletter`;

/** Email with a link that confirms a newsletter subscription. */
export function ConfirmNewsletter(values: ConfirmNewsletterProps) {
  const { greeting, url, validFor, unsubscribeUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmNewsletterSubject(values)}
      preview={`Confirm your email address to get the newsletter. The link is valid for ${validFor}.`}
      reason={`You’re receiving this email because someone entered this email address for the ${common.brand} newsletter.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>Confirm your subscription</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Confirm this email address to subscribe to the {common.brand} newsletter: what’s new, and what we’ve learned.
        The link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm subscription</Action>
      <Paragraph quiet>
        If it wasn’t you, ignore this email. You won’t get the newsletter, and we’ll delete the address after 30 days.
      </Paragraph>
    </Frame>
  );
}

type NewsletterConfirmedProps = CommonValues & Pick<EmailValues, 'unsubscribeUrl'>;

export const newsletterConfirmedSubject = ({ brand }: NewsletterConfirmedProps) =>
  `You’re subscribed to the ${brand} newsletter`;

/**
 * Email after a subscriber has confirmed the email address. It is also sent if someone signs up with an email address
 * that is already on the list.
 */
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

type ConfirmWaitlistProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'unsubscribeUrl'>;

export const confirmWaitlistSubject = ({ brand }: ConfirmWaitlistProps) =>
  `Confirm your place on the ${brand} waitlist`;

/** Email with a link that confirms an entry of the waitlist. */
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

type WaitlistConfirmedProps = CommonValues & Pick<EmailValues, 'unsubscribeUrl'>;

export const waitlistConfirmedSubject = ({ brand }: WaitlistConfirmedProps) => `You’re on the ${brand} waitlist`;

/**
 * Email after a subscriber has confirmed the email address. It is also sent if someone signs up with an email address
 * that is already on the list.
 */
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
