import { Playhead } from '../../illustrations/playhead/index.ts';
import type { Plan } from './plan.ts';
import { shareOfTime } from './period.ts';

/** The time of a plan as clips in a row, with the playhead at today. A drawing: the days stand under it in words. */
export function PlanRail({ plan: { times, rail, tone }, now }: { plan: Plan; now: string }) {
  const [from, to] = times;
  const played = from && to ? shareOfTime(from.at, to.at, now) : null;
  if (rail === null || played === null) return <span aria-hidden="true" className="h-px bg-line" />;
  const fill = !rail.running ? 'bg-line-strong' : tone === 'danger' ? 'bg-danger' : 'bg-ink-fill';
  return (
    <div aria-hidden="true" data-slot="plan-rail" className="relative py-2">
      <div className="flex gap-0.5">
        {Array.from({ length: rail.parts }, (_, part) => (
          <span key={part} className="h-2 flex-1 overflow-hidden rounded-xs bg-line forced-colors:border">
            <span
              className={`block h-full ${fill} forced-colors:bg-[CanvasText]`}
              style={{ inlineSize: `${Math.min(Math.max(played * rail.parts - part, 0), 1) * 100}%` }}
            />
          </span>
        ))}
      </div>
      {rail.running && (
        <span className="absolute inset-y-0" style={{ insetInlineStart: `${played * 100}%` }}>
          <Playhead className="absolute inset-y-0 -translate-x-1/2" />
        </span>
      )}
    </div>
  );
}
