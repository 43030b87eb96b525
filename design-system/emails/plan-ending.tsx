import { Frame } from './frame.tsx';
import { Action, Facts, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type PlanEndingProps = CommonValues & Pick<EmailValues, 'plan' | 'until' | 'url'>;

export const planEndingSubject = ({ plan }: PlanEndingProps) => `${plan} is cancelled`;

/** When a subscription was cancelled and is paid for until a day to come. */
export function PlanEnding(values: PlanEndingProps) {
  const { greeting, plan, until, url, ...common } = values;
  return (
    <Frame
      {...common}
      subject={planEndingSubject(values)}
      preview={`Nothing more is taken. It is paid for until ${until}, and works until then.`}
      reason={`You get this mail because ${plan} was cancelled.`}
    >
      <Title>Your plan is cancelled</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        {plan} was cancelled, and nothing more is taken. It is paid for until {until}: until then everything works as
        before. Your recordings and projects are on your Mac, and stay there.
      </Paragraph>
      <Facts
        facts={[
          ['Plan', plan],
          ['Ends', until],
        ]}
      />
      <Action href={url}>See your plan</Action>
      <Paragraph quiet>If you have not cancelled it, write to us, and we look into it together.</Paragraph>
    </Frame>
  );
}
