import type { ReactNode } from 'react';
import { formatMoment } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import { Badge } from '../../primitives/badge/index.ts';
import type { Plan, PlanTime } from './plan.ts';
import { PlanRail } from './plan-rail.tsx';

interface PlanArticleProps {
  plan: Plan;
  Heading: 'h2' | 'h3' | 'h4';
  now: string;
  locale: string;
  /** The buttons, or what stands in their place. */
  children: ReactNode;
}

/** One plan: its state first, then what it is and costs, what happens next, and its time as on a timeline. */
export function PlanArticle({ plan, Heading, now, locale, children }: PlanArticleProps) {
  const { name, price, per, status, tone, next, times, over } = plan;
  return (
    <article
      data-slot="plan"
      data-status={status}
      className="flex min-w-0 flex-col gap-7 not-first:border-t not-first:border-line not-first:pt-10"
    >
      <div className="flex flex-col items-start gap-4">
        <Badge tone={tone}>{status}</Badge>
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading className={`display min-w-0 ${over ? 'text-subheading' : 'text-heading'}`}>{name}</Heading>
          {price && (
            <p dir="auto" className="text-lede text-ink-muted tabular-nums">
              <span className={over ? '' : 'font-medium text-ink'}>{formatMoney(price, locale)}</span> {per}
            </p>
          )}
        </div>
        <p className="max-w-line text-body text-ink-muted">{next}</p>
      </div>
      {times.length > 0 && (
        <div className="flex flex-col gap-3">
          <PlanRail plan={plan} now={now} />
          <dl className="grid grid-cols-2 gap-x-6 tabular-nums">
            {times.map((time, index) => (
              <Time key={time.label} time={time} last={index > 0} danger={tone === 'danger' && index > 0} />
            ))}
          </dl>
        </div>
      )}
      {children}
    </article>
  );
}

function Time({ time: { label, at, detail }, last, danger }: { time: PlanTime; last: boolean; danger: boolean }) {
  return (
    <div className={`flex min-w-0 flex-col ${last ? 'items-end text-end' : ''}`}>
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd className={`font-medium ${danger ? 'text-danger' : last ? 'text-ink' : 'text-ink-muted'}`}>
        {/* Its own direction: a day is not to be taken apart between words of another. */}
        <time dir="auto" dateTime={at}>
          {formatMoment(at)}
        </time>
      </dd>
      {detail && (
        <dd dir="auto" className="text-small text-ink-muted">
          {detail}
        </dd>
      )}
    </div>
  );
}
