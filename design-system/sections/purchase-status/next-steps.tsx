import { RichText } from '../../primitives/rich-text.tsx';
import type { PurchaseStatusContent } from './purchase-status.schema.ts';

export interface NextStepsProps {
  heading: 'h2' | 'h3' | 'h4';
  steps: PurchaseStatusContent['steps'];
}

/** The next steps, numbered because their order matters. */
export function NextSteps({ heading: Heading, steps }: NextStepsProps) {
  return (
    <div className="flex flex-col gap-6 border-t border-line pt-5">
      <Heading className="timecode text-ink-faint">Next steps</Heading>
      <ol className="grid gap-6 @lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex flex-col gap-1">
            <span aria-hidden="true" className="timecode text-accent-text">
              {String(index + 1).padStart(2, '0')}
            </span>
            <p className="font-medium">{title}</p>
            <p className="max-w-line text-ink-muted">
              <RichText source={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
