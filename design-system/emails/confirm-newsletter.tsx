import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ConfirmNewsletterProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'unsubscribeUrl'>;

export const confirmNewsletterSubject = ({ brand }: ConfirmNewsletterProps) =>
  `Confirm your subscription to the ${brand} newsletter`;

/** After an address was given for the newsletter: it comes once the reader presses the button the link leads to. */
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
        Confirm this email address to subscribe to the {common.brand} newsletter: what’s new, and one thing we’ve
        learned about recording a screen. The link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm subscription</Action>
      <Paragraph quiet>
        If it wasn’t you, ignore this email. You won’t get the newsletter, and we’ll delete the address after 30 days.
      </Paragraph>
    </Frame>
  );
}
