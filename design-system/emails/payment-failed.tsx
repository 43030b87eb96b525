import { Frame } from './frame.tsx';
import { Action, Facts, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type PaymentFailedProps = CommonValues & Pick<EmailValues, 'plan' | 'amount' | 'url' | 'until'>;

export const paymentFailedSubject = ({ plan }: PaymentFailedProps) => `A payment for ${plan} didn’t go through`;

/** When a payment was declined: what is missing, until when the app works all the same, and the way to mend it. */
export function PaymentFailed(values: PaymentFailedProps) {
  const { greeting, plan, amount, url, until, ...common } = values;
  return (
    <Frame
      {...common}
      subject={paymentFailedSubject(values)}
      preview={`Update your card by ${until} to keep your plan. ${amount} is due.`}
      reason={`You’re receiving this email because a payment for ${plan} was declined.`}
    >
      <Title>Your payment didn’t go through</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your card or bank declined a payment for {plan}. Often, this means that the card has expired. The app keeps
        working until {until}, so you have time to update your card.
      </Paragraph>
      <Facts
        facts={[
          ['Plan', plan],
          ['Due', amount],
          ['Pay by', until],
        ]}
      />
      <Action href={url}>Update card</Action>
      <Paragraph quiet>
        Our payment provider will try the card again in the next few days. If that works, or if you’ve already updated
        your card, there’s nothing to do.
      </Paragraph>
    </Frame>
  );
}
