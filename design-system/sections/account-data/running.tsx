import { formatMoment } from '../../content/format-date.ts';

/** A subscription that renews. */
export interface RunningSubscription {
  /** Name such as "Onset Yearly". */
  readonly name: string;
  /** End of the paid period in ISO 8601; null if it isn't known. */
  readonly until: string | null;
}

interface RunningProps {
  running: readonly RunningSubscription[];
  text: string;
}

/** Subscriptions that the deletion of the account doesn't end. */
export function Running({ running, text }: RunningProps) {
  return (
    <div
      data-slot="running"
      className="flex flex-col gap-1 rounded-sm border border-line-strong bg-surface px-4 py-3 text-small"
    >
      {running.map(({ name, until }) => (
        <p key={name} className="font-medium text-ink">
          {name} {until === null ? 'is active.' : `renews on ${formatMoment(until)}.`}
        </p>
      ))}
      <p className="text-ink-muted">{text}</p>
    </div>
  );
}
