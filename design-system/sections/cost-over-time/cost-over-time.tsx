import { useId } from 'react';
import { formatMoney, fromUnits } from '../../content/money.ts';
import { RichText } from '../../primitives/rich-text.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionProps } from '../section.ts';
import type { CostOverTimeContent } from './cost-over-time.schema.ts';
import { findCheapestRanges, getCost } from './costs.ts';
import type { PlanPrice } from './costs.ts';

export type CostOverTimeProps = SectionProps<CostOverTimeContent>;

/** Month that is selected at first. */
const DEFAULT_MONTH = 12;

/**
 * Chart of what each plan has cost after a number of months, above a timeline of the plans that cost least. Each month is
 * a radio button, so visitors can select one without scripts.
 *
 * One to five plans, 12 to 36 months.
 */
export function CostOverTime({
  headingLevel = 2,
  months,
  currency,
  plans,
  question,
  note,
  ...rest
}: CostOverTimeProps) {
  const name = useId();
  const maximum = Math.max(...plans.map((plan) => getCost(plan, months)));
  const format = (amount: number): string => formatMoney(fromUnits(amount, currency), 'en-US');
  return (
    <HeadedSection name="cost-over-time" headingLevel={headingLevel} {...rest}>
      <fieldset
        style={{ gridTemplateColumns: `repeat(${months}, minmax(0, 1fr))` }}
        className="mt-12 grid grid-rows-[auto_15rem] gap-y-12 border-b-2 border-ink @lg:mt-16 @lg:grid-rows-[auto_24rem]"
      >
        <legend className="sr-only">{question}</legend>
        <div aria-hidden="true" className="relative col-span-full row-start-2">
          <svg
            viewBox={`0 0 ${months} ${maximum}`}
            preserveAspectRatio="none"
            className="absolute size-full overflow-visible rtl:-scale-x-100"
          >
            {plans.map((plan, index) => (
              <path
                key={plan.label}
                d={createCostPath(plan, months, maximum)}
                className={`fill-none stroke-current ${planClasses[index]?.line}`}
                strokeWidth="3"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {plans.map((plan) => {
            const [first, last] = [getCost(plan, 1), getCost(plan, months)];
            // A line that starts near the bottom is labeled at its end. At its start, it would cross the label.
            const isAtStart = first > maximum / 10;
            const cost = isAtStart ? first : last;
            return (
              <span
                key={plan.label}
                className={`absolute pb-1 text-small text-ink-muted ${isAtStart ? 'start-0' : 'end-0'}`}
                style={{ bottom: `${Math.round((cost / maximum) * 100)}%` }}
              >
                {plan.label} {format(cost)}
              </span>
            );
          })}
        </div>
        {Array.from({ length: months }, (_, index) => (
          <MonthOption key={index} name={name} month={index + 1} plans={plans} format={format} />
        ))}
      </fieldset>
      <MonthScale months={months} />
      <CheapestTimeline plans={plans} months={months} />
      {note && (
        <p className="max-w-prose pt-6 text-small text-ink-muted">
          <RichText source={note} />
        </p>
      )}
    </HeadedSection>
  );
}

/** CSS classes of the plans, in order. A line is darker than its clip, so that it's visible. */
const planClasses = [
  {
    line: 'text-[color-mix(in_oklab,var(--onset-color-clip-screen)_60%,var(--onset-color-ink))]',
    clip: 'bg-clip-screen',
    clipText: '@md:text-on-clip',
  },
  {
    line: 'text-[color-mix(in_oklab,var(--onset-color-clip-camera)_60%,var(--onset-color-ink))]',
    clip: 'bg-clip-camera',
    clipText: '@md:text-on-clip',
  },
  {
    line: 'text-[color-mix(in_oklab,var(--onset-color-clip-sound)_60%,var(--onset-color-ink))]',
    clip: 'bg-clip-sound',
    clipText: '@md:text-on-clip-sound',
  },
  { line: 'text-ink', clip: 'bg-app-track', clipText: '@md:text-ink' },
  { line: 'text-ink-faint', clip: 'bg-line', clipText: '@md:text-ink' },
];

/** Returns an SVG path with a step at each payment, from month 0 on. */
function createCostPath(plan: PlanPrice, months: number, maximum: number): string {
  let path = `M0 ${maximum - getCost(plan, 1)}`;
  for (let month = 2; month <= months; month++) {
    const rise = getCost(plan, month) - getCost(plan, month - 1);
    if (rise !== 0) path += `H${month - 1}v${-rise}`;
  }
  return `${path}H${months}`;
}

interface MonthOptionProps {
  name: string;
  month: number;
  plans: readonly PlanPrice[];
  format: (amount: number) => string;
}

/**
 * Radio button of a month, as high as the chart. While it's selected, the costs of this month are above the chart. Those
 * of all months are in the same place, so that the place is as high as the highest of them.
 */
function MonthOption({ name, month, plans, format }: MonthOptionProps) {
  const costs = plans.map((plan) => getCost(plan, month));
  const least = Math.min(...costs);
  return (
    <label className="group contents">
      <input type="radio" name={name} value={month} defaultChecked={month === DEFAULT_MONTH} className="peer sr-only" />
      <span className="pointer-events-none col-span-full row-start-1 flex flex-wrap items-end gap-x-3 gap-y-1 self-start opacity-0 peer-checked:opacity-100 @md:gap-x-14">
        <span className="basis-full text-lede text-ink-muted">
          {month === 1 ? '1 month' : `${month} months`}
          <span className="sr-only">: </span>
        </span>
        {plans.map(({ label }, index) => (
          <span key={label} className="min-w-0 basis-20 @max-md:grow @md:basis-auto">
            <span className="flex items-center gap-2 text-small text-ink-muted">
              <span
                aria-hidden="true"
                className={`h-0.5 w-3 shrink-0 bg-current forced-color-adjust-none ${planClasses[index]?.line}`}
              />
              <span className="min-w-0">{label}</span>
            </span>{' '}
            <span
              className={`display block text-heading tabular-nums ${costs[index] === least ? 'underline underline-offset-4' : 'text-ink-muted'}`}
            >
              {format(costs[index] ?? 0)}
            </span>
            <span className="sr-only">, </span>
          </span>
        ))}
      </span>
      <span
        style={{ gridColumnStart: month }}
        className="row-start-2 flex cursor-pointer justify-end hover:bg-hover/60 peer-checked:*:bg-record peer-focus-visible:outline-2 peer-focus-visible:outline-focus"
      >
        <span className="relative w-0.5 forced-color-adjust-none group-hover:bg-line-strong group-has-checked:before:absolute before:-start-[0.3125rem] before:-top-1 before:size-3 before:rotate-45 before:rounded-xs before:bg-record" />
      </span>
    </label>
  );
}

/** Numbers of months below the chart, every half year. */
function MonthScale({ months }: { months: number }) {
  const halfYears = Array.from({ length: Math.floor(months / 6) + 1 }, (_, index) => index * 6);
  return (
    <div aria-hidden="true" className="timecode relative h-6 text-ink-faint">
      {halfYears.map((month) => (
        <span
          key={month}
          className={`absolute top-1 ${month === months ? 'end-0' : month > 0 ? '-translate-x-1/2 rtl:translate-x-1/2' : ''}`}
          style={month === months ? undefined : { insetInlineStart: `${(month / months) * 100}%` }}
        >
          {month}
        </span>
      ))}
    </div>
  );
}

/**
 * Timeline below the chart with a clip for each plan, which spans the months in which it costs least. In narrow containers,
 * the clips are a list.
 */
function CheapestTimeline({ plans, months }: { plans: readonly PlanPrice[]; months: number }) {
  return (
    <ol className="grid gap-1 pt-3 text-small @md:flex @md:gap-px @md:pt-2 @md:text-label">
      {findCheapestRanges(plans, months).map(({ plan, from, to }) => (
        <li
          key={from}
          className={`relative isolate flex min-w-0 items-baseline gap-x-2 @md:block @md:px-3 @md:py-2 ${planClasses[plans.indexOf(plan)]?.clipText}`}
          style={{ flex: `${to - from + 1} 0 0` }}
        >
          <span
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-xs forced-color-adjust-none @md:absolute @md:inset-0 @md:z-[-1] @md:size-auto @md:rounded-sm ${planClasses[plans.indexOf(plan)]?.clip}`}
          />
          <span className="min-w-0">
            <span className="font-strong @md:block">{plan.label}</span>{' '}
            {from === 1 ? `up to ${to} months` : to === months ? `${from} months and more` : `${from} to ${to} months`}
          </span>
        </li>
      ))}
    </ol>
  );
}
