import { Frame } from './frame.tsx';
import { Action, Facts, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type PaymentFailedProps = CommonValues & Pick<EmailValues, 'plan' | 'amount' | 'url' | 'until'>;

export const paymentFailedSubject = ({ plan }: PaymentFailedProps) => `A payment for ${plan} did not go through`;

/** When a payment was declined: what is missing, until when the app works all the same, and the way to mend it. */
export function PaymentFailed(values: PaymentFailedProps) {
  const { greeting, plan, amount, url, until, ...common } = values;
  return (
    <Frame
      {...common}
      subject={paymentFailedSubject(values)}
      preview={`Update your card by ${until}, and nothing changes. ${amount} is due.`}
      reason={`You get this mail because a payment for ${plan} was declined.`}
    >
      <Title>Your payment did not go through</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your card or bank declined a payment for {plan}. Often the card has expired. The app works as before until{' '}
        {until}, which leaves you time to mend it.
      </Paragraph>
      <Facts
        facts={[
          ['Plan', plan],
          ['Due', amount],
          ['Until', until],
        ]}
      />
      <Action href={url}>Update card</Action>
      <Paragraph quiet>
        Our payment provider tries the card again in the next days. If that works, or if you have updated it already,
        there is nothing to do.
      </Paragraph>
    </Frame>
  );
}
