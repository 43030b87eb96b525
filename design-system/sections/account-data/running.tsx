import { formatMoment } from '../../content/format-date.ts';

/** A subscription that goes on being paid. */
export interface RunningSubscription {
  /** What it is called: "Onset Yearly". */
  readonly name: string;
  /** Until when it is paid, as ISO 8601; null where that is not known. */
  readonly until: string | null;
}

interface RunningProps {
  running: readonly RunningSubscription[];
  text: string;
}

/** What runs, before anything else is said of a deletion. */
export function Running({ running, text }: RunningProps) {
  return (
    <div
      data-slot="running"
      className="flex flex-col gap-1 rounded-sm border border-line-strong bg-surface px-4 py-3 text-small"
    >
      {running.map(({ name, until }) => (
        <p key={name} className="font-medium text-ink">
          {name} {until === null ? 'is active.' : `runs until ${formatMoment(until)}.`}
        </p>
      ))}
      <p className="text-ink-muted">{text}</p>
    </div>
  );
}
