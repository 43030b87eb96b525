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
      preview={`Your place is kept once you confirm this address. The link is valid for ${validFor}.`}
      reason={`You get this mail because somebody gave this address for the waitlist of ${common.brand}.`}
      leaveUrl={unsubscribeUrl}
    >
      <Title>Confirm your place</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        This address has been given for the {common.brand} waitlist. Confirm that it is yours, and you hear from us
        once: when what you wait for is there. The link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm my place</Action>
      <Paragraph quiet>
        If you have not asked for it, do nothing: you are on no list, and the address is deleted after 30 days.
      </Paragraph>
    </Frame>
  );
}
