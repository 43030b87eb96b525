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
      preview="Download the app, log in with this email, and record. The receipt comes in a mail of its own."
      reason={`You get this mail because ${plan} was bought with this email.`}
    >
      <Title>Ready to record</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>Thank you for buying {plan}. Two things are left to do before your first recording:</Paragraph>
      <Step number={1}>Download the app and move it to your Applications folder.</Step>
      <Step number={2}>
        Open it and log in with this email. If you have no account yet, create one with the same email.
      </Step>
      <Action href={downloadUrl}>Download {common.brand}</Action>
      <Paragraph>
        Your plan, the next payment and your invoices are in your account: <TextLink href={url}>{url}</TextLink>
      </Paragraph>
      <Paragraph quiet>
        The receipt comes from Paddle, our payment provider, in a mail of its own. If it is not there within an hour,
        look in your spam folder, or write to us.
      </Paragraph>
    </Frame>
  );
}
