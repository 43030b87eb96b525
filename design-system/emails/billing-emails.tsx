import { Action, Facts, Frame, Paragraph, Step, TextLink, Title } from './frame.tsx';
import type { CommonValues, EmailValues } from './values.ts';

type PurchaseWelcomeProps = CommonValues & Pick<EmailValues, 'plan' | 'url' | 'downloadUrl'>;

export const purchaseWelcomeSubject = ({ plan }: PurchaseWelcomeProps) => `Welcome: ${plan} is yours`;

/** Email after a purchase, with the first steps. The payment provider sends the receipt. */
export function PurchaseWelcome(values: PurchaseWelcomeProps) {
  const { greeting, plan, url, downloadUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={purchaseWelcomeSubject(values)}
      preview="Download the app and log in with this email address. The receipt comes in a separate email."
      reason={`You’re receiving this email because ${plan} was bought with this email address.`}
    >
      <Title>Your plan is active</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>Thank you for buying {plan}. Two steps are left before you can start:</Paragraph>
      <Step number={1}>Download the app and move it to your Applications folder.</Step>
      <Step number={2}>
        Open it and log in with this email address. If you don’t have an account yet, create one with the same address.
      </Step>
      <Action href={downloadUrl}>Download {common.brand}</Action>
      <Paragraph>
        Your plan, the next payment and your invoices are in your account: <TextLink href={url}>{url}</TextLink>
      </Paragraph>
      <Paragraph quiet>
        Paddle, our payment provider, sends the receipt in a separate email. If it hasn’t arrived within an hour, check
        your spam folder, or write to us.
      </Paragraph>
    </Frame>
  );
}

type PaymentFailedProps = CommonValues & Pick<EmailValues, 'plan' | 'amount' | 'url' | 'until'>;

export const paymentFailedSubject = ({ plan }: PaymentFailedProps) => `A payment for ${plan} didn’t go through`;

/** Email after a declined payment: the cause, the date until which the app works, and how to fix it. */
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

type PlanEndingProps = CommonValues & Pick<EmailValues, 'plan' | 'until' | 'url'>;

export const planEndingSubject = ({ plan }: PlanEndingProps) => `${plan} is canceled`;

/** Email after a cancellation, with the last paid day. */
export function PlanEnding(values: PlanEndingProps) {
  const { greeting, plan, until, url, ...common } = values;
  return (
    <Frame
      {...common}
      subject={planEndingSubject(values)}
      preview={`You won’t be charged again. Your plan works until ${until}.`}
      reason={`You’re receiving this email because ${plan} was canceled.`}
    >
      <Title>Your plan is canceled</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        {plan} was canceled, and you won’t be charged again. It’s paid until {until}, and everything works until then.
        Your files stay on your Mac.
      </Paragraph>
      <Facts
        facts={[
          ['Plan', plan],
          ['Ends', until],
        ]}
      />
      <Action href={url}>See your plan</Action>
      <Paragraph quiet>If you didn’t cancel it, write to us. We’ll look into it.</Paragraph>
    </Frame>
  );
}

type PlanEndedProps = CommonValues & Pick<EmailValues, 'plan' | 'url'>;

export const planEndedSubject = ({ plan }: PlanEndedProps) => `${plan} has ended`;

/** Email at the end of a subscription: what remains, and how to subscribe again. It is sent only once. */
export function PlanEnded(values: PlanEndedProps) {
  const { greeting, plan, url, ...common } = values;
  return (
    <Frame
      {...common}
      subject={planEndedSubject(values)}
      preview="You won’t be charged again. Your files stay on your Mac."
      reason={`You’re receiving this email because ${plan} has ended.`}
    >
      <Title>Your plan has ended</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        {plan} has ended, and you won’t be charged again. Your files stay on your Mac. You also keep your account and
        your invoices.
      </Paragraph>
      <Paragraph>If you want to continue, choose a plan and log in to the app with this email address.</Paragraph>
      <Action href={url}>See the plans</Action>
      <Paragraph quiet>If something was missing, write to us. We’d like to know.</Paragraph>
    </Frame>
  );
}
