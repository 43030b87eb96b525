import { Frame } from './frame.tsx';
import { Action, Paragraph, Step, TextLink, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type PurchaseWelcomeProps = CommonValues & Pick<EmailValues, 'plan' | 'url' | 'downloadUrl'>;

export const purchaseWelcomeSubject = ({ plan }: PurchaseWelcomeProps) => `Welcome: ${plan} is yours`;

/** After a purchase: what to do first. The receipt is the payment provider's, in a mail of its own. */
export function PurchaseWelcome(values: PurchaseWelcomeProps) {
  const { greeting, plan, url, downloadUrl, ...common } = values;
  return (
    <Frame
      {...common}
      subject={purchaseWelcomeSubject(values)}
      preview="Download the app, log in with this email address, and record. The receipt comes in a separate email."
      reason={`You’re receiving this email because ${plan} was bought with this email address.`}
    >
      <Title>Ready to record</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>Thank you for buying {plan}. Two steps are left before your first recording:</Paragraph>
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
