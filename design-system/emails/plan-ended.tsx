import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type PlanEndedProps = CommonValues & Pick<EmailValues, 'plan' | 'url'>;

export const planEndedSubject = ({ plan }: PlanEndedProps) => `${plan} has ended`;

/** When a subscription is over: what stays, and the way back. One mail, and no second one that asks again. */
export function PlanEnded(values: PlanEndedProps) {
  const { greeting, plan, url, ...common } = values;
  return (
    <Frame
      {...common}
      subject={planEndedSubject(values)}
      preview="You won’t be charged again. Your recordings and projects stay on your Mac."
      reason={`You’re receiving this email because ${plan} has ended.`}
    >
      <Title>Your plan has ended</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        {plan} has ended, and you won’t be charged again. Your recordings and projects stay on your Mac. You also keep
        your account and your invoices.
      </Paragraph>
      <Paragraph>If you want to continue, choose a plan and log in to the app with this email address.</Paragraph>
      <Action href={url}>See the plans</Action>
      <Paragraph quiet>If something was missing, write to us. We’d like to know.</Paragraph>
    </Frame>
  );
}
