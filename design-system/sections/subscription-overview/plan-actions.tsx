import { Button } from '../../primitives/button/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import type { PortalPurpose } from './bought.ts';
import type { Plan } from './plan.ts';

interface PlanActionsProps {
  plan: Plan;
  labels: Readonly<Record<PortalPurpose, string>>;
  /** What the buttons lead to; said once, under the last of them. */
  note: string | null;
  /** What is being opened for this plan. */
  pending: PortalPurpose | null;
  onOpen: (purpose: PortalPurpose) => void;
}

/** What can be done about a plan. What has to be done now is filled, and first; the way out is last, and as plain to see as the others. */
export function PlanActions({ plan: { name, actions, urgent }, labels, note, pending, onOpen }: PlanActionsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {actions.map((purpose, index) => (
          <Button
            key={purpose}
            variant={urgent && index === 0 ? 'primary' : 'outline'}
            pending={pending === purpose}
            onClick={() => onOpen(purpose)}
          >
            {labels[purpose]}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ))}
      </div>
      {note && <p className="text-small text-ink-faint">{note}</p>}
    </div>
  );
}
