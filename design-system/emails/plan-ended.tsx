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
      preview="Nothing more is taken. Your recordings and projects stay on your Mac."
      reason={`You get this mail because ${plan} has ended.`}
    >
      <Title>Your plan has ended</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        {plan} has ended, and nothing more is taken. Your recordings and projects are on your Mac, and stay there. Your
        account stays too, with your invoices in it.
      </Paragraph>
      <Paragraph>If you want to go on, choose a plan and log in to the app with this email.</Paragraph>
      <Action href={url}>See the plans</Action>
      <Paragraph quiet>If something was missing, we would like to hear it: write to us.</Paragraph>
    </Frame>
  );
}
