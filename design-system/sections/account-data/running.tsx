import { formatMoment } from '../../content/format-date.ts';

/** A subscription that isn't canceled. */
export interface RunningSubscription {
  /** Name such as "Onset Yearly". */
  readonly name: string;
  /** Time of the next payment in ISO 8601; null if none is planned, as for a paused subscription. */
  readonly renewsAt: string | null;
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
      {running.map(({ name, renewsAt }) => (
        <p key={name} className="font-medium text-ink">
          {name} {renewsAt === null ? 'isn’t canceled.' : `renews on ${formatMoment(renewsAt)}.`}
        </p>
      ))}
      <p className="text-ink-muted">{text}</p>
    </div>
  );
}
