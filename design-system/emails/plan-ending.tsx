import { Frame } from './frame.tsx';
import { Action, Facts, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type PlanEndingProps = CommonValues & Pick<EmailValues, 'plan' | 'until' | 'url'>;

export const planEndingSubject = ({ plan }: PlanEndingProps) => `${plan} is canceled`;

/** When a subscription was cancelled and is paid for until a day to come. */
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
        Your recordings and projects stay on your Mac.
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
