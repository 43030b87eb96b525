import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ConfirmNewsletterProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'unsubscribeUrl'>;

export const confirmNewsletterSubject = ({ brand }: ConfirmNewsletterProps) => `Confirm the ${brand} newsletter`;

/** After an address was given for the newsletter: it comes once the reader presses the button the link leads to. */
export function ConfirmNewsletter(values: ConfirmNewsletterProps) {
  const { greeting, url, validFor, unsubscribeUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmNewsletterSubject(values)}
      preview={`The newsletter comes once you confirm this address. The link is valid for ${validFor}.`}
      reason={`You get this mail because somebody gave this address for the newsletter of ${common.brand}.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>Confirm the newsletter</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        This address has been given for the {common.brand} newsletter: what is new, and one thing we learnt about
        recording a screen. Confirm that it is yours, and the next one comes to you. The link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm newsletter</Action>
      <Paragraph quiet>
        If you have not asked for it, do nothing: you get no newsletter, and the address is deleted after 30 days.
      </Paragraph>
    </Frame>
  );
}
