'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimestampDate } from '../../content/format-date.ts';
import { formatMoney, divideMoney } from '../../content/money.ts';
import { Playhead } from '../../illustrations/playhead.tsx';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import type { ButtonProps } from '../../primitives/button.tsx';
import { Card } from '../../primitives/card.tsx';
import { Notice } from '../../primitives/notice.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import type { CustomerPlan, OtherPlan, PlanAction, PlanChange, PlanDate } from './plan.ts';

export interface PlanCardProps {
  plan: CustomerPlan;
  Heading: 'h2' | 'h3' | 'h4';
  locale: string;
  labels: PlanCardLabels;
  /** Action that is in progress for this plan; null if there is none. */
  pending: PlanAction | null;
  /** Last change of this plan, if it was saved; null otherwise. */
  saved: PlanChange | null;
  onChangePlan: ((change: PlanChange, id: string, otherPlan: string | null) => void) | undefined;
  /** Called when the customer expands the list of changes, for each plan that it offers. */
  onShowChanges: ((id: string, otherPlan: string) => void) | undefined;
  onUpdateCard: ((id: string) => void) | undefined;
}

export interface PlanCardLabels {
  /** Note about refunds, as rich text. It is shown below the list of changes and after a cancellation. */
  refund: string | undefined;
  change: string;
  pause: string;
  cancel: string;
  /** Label of the button that switches the plan. The name of the other plan follows it. */
  switch: string;
  continue: string;
  updateCard: string;
}

/**
 * Card of a plan: its status, name and price, the next payment or change, the billing period with a marker at today,
 * and the actions.
 */
export function PlanCard(props: PlanCardProps) {
  const { plan, Heading, locale, saved, labels } = props;
  const { name, price, per, status, tone, next, dates, over } = plan;
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The change removes the clicked button, so the heading gets the focus. Screen readers read out the new status,
    // because it is part of the heading's description.
    if (saved) headingRef.current?.focus();
  }, [saved]);
  return (
    <article data-slot="plan" data-status={status} className="@container min-w-0">
      <Card ground={over ? 'outline' : 'surface'} className="flex flex-col gap-6 p-5 @md:p-8">
        {saved && <Notice id={`${id}-saved`} message={{ tone: 'success', text: describeSavedChange(saved, plan) }} />}
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <Heading
              ref={headingRef}
              tabIndex={-1}
              aria-describedby={`${id}-saved ${id}-status ${id}-next`}
              className={`display min-w-0 outline-none ${over ? 'text-subheading' : 'text-heading'}`}
            >
              {name}
            </Heading>
            <Badge id={`${id}-status`} tone={tone}>
              {status}
            </Badge>
          </div>
          {price && (
            <p dir="auto" className="text-lede text-ink-muted tabular-nums">
              <span className={over ? '' : 'font-medium text-ink'}>{formatMoney(price, locale)}</span> {per}
            </p>
          )}
          <p id={`${id}-next`} className="max-w-line text-body text-ink-muted">
            {next}
          </p>
        </div>
        {dates.length > 0 && <PlanDates plan={plan} />}
        {status === 'Ending' && labels.refund && (
          <p className="text-small text-ink-muted">
            <RichText source={labels.refund} />
          </p>
        )}
        {plan.actions.length > 0 && <PlanActions key={`${name} ${status} ${next}`} {...props} />}
      </Card>
    </article>
  );
}

function describeSavedChange(saved: PlanChange, { name, changesTo }: CustomerPlan): string {
  if (saved === 'cancel') return 'Your cancellation is saved.';
  if (saved === 'pause') return 'Your pause is saved.';
  return changesTo === undefined ? `Your plan continues as ${name}.` : `Your change to ${changesTo} is saved.`;
}

/**
 * Billing period of a plan: the days until the next event, a progress bar with a marker at today, and the start and end
 * dates.
 */
function PlanDates({ plan: { dates, countdown, progress, tone } }: { plan: CustomerPlan }) {
  return (
    <div className="flex flex-col gap-2">
      {countdown && (
        <p className="text-small text-ink-muted tabular-nums">
          {countdown.event} {countdown.days === 1 ? 'in 1 day' : `in ${countdown.days} days`}
        </p>
      )}
      {progress ? (
        <PlanRail {...progress} isDanger={tone === 'danger'} />
      ) : (
        <span aria-hidden="true" className="mb-2 h-px bg-line" />
      )}
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2 tabular-nums">
        {dates.map((date, index) => (
          <DateAndDetail key={date.label} date={date} last={index > 0} danger={tone === 'danger' && index > 0} />
        ))}
      </dl>
    </div>
  );
}

/** Progress bar of a period, with a marker at today. Hidden from screen readers, which read the dates. */
function PlanRail({ elapsed, isOver, isDanger }: { elapsed: number; isOver: boolean; isDanger: boolean }) {
  const fillClass = isOver ? 'bg-line-strong' : isDanger ? 'bg-danger' : 'bg-ink-fill';
  return (
    <div aria-hidden="true" className="relative py-2">
      <span className="block h-2 overflow-hidden rounded-xs bg-line forced-colors:border">
        <span
          className={`block h-full ${fillClass} forced-colors:bg-[CanvasText]`}
          style={{ inlineSize: `${elapsed * 100}%` }}
        />
      </span>
      {!isOver && (
        <span className="absolute inset-y-0" style={{ insetInlineStart: `${elapsed * 100}%` }}>
          <Playhead className="absolute inset-y-0 -translate-x-1/2" />
        </span>
      )}
    </div>
  );
}

interface DateAndDetailProps {
  date: PlanDate;
  last: boolean;
  danger: boolean;
}

function DateAndDetail({ date: { label, at, detail }, last, danger }: DateAndDetailProps) {
  return (
    <div className={`flex min-w-0 flex-col ${last ? 'ms-auto items-end text-end' : ''}`}>
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd
        className={`text-small font-medium @md:text-body ${danger ? 'text-danger' : last ? 'text-ink' : 'text-ink-muted'}`}
      >
        <time dir="auto" dateTime={at}>
          {formatTimestampDate(at)}
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

/**
 * Buttons of a plan. One of them expands a list of changes: a switch to each other plan, a pause and the cancellation.
 * The cancellation needs no confirmation.
 */
function PlanActions(props: PlanCardProps) {
  const { plan, labels, pending, onChangePlan, onShowChanges, onUpdateCard } = props;
  const { id, name, actions, urgent, changesTo, switchesTo } = plan;
  const [isOpen, setOpen] = useState(false);
  /** ID of the plan that was last switched to. */
  const [chosen, setChosen] = useState<string>();
  const listId = useId();
  const canSwitch = actions.includes('switch') && changesTo === undefined;
  const changes = [
    ...(canSwitch ? switchesTo.map((otherPlan) => ({ action: 'switch' as const, otherPlan })) : []),
    ...(['pause', 'cancel'] as const)
      .filter((action) => actions.includes(action))
      .map((action) => ({ action, otherPlan: undefined })),
  ];
  const [paidPlan] = changesTo === undefined ? [] : switchesTo;

  const keepVerb = actions.includes('continue') ? 'Continue as' : 'Keep';
  const appendPlanName = (label: string) => (
    <>
      {label}
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );

  function changePlan(change: PlanChange, otherPlan?: OtherPlan): void {
    setChosen(otherPlan?.id);
    onChangePlan?.(change, id, otherPlan?.id ?? null);
  }

  function renderButton(
    action: PlanAction,
    label: ReactNode,
    onClick: () => void,
    variant: ButtonProps['variant'] = 'outline',
    otherPlan?: OtherPlan,
  ) {
    return (
      <Button
        key={action}
        variant={variant}
        // The button for a switch is pending until the total is known, so that no one switches before they have seen
        // the price.
        pending={
          (pending === action && (otherPlan === undefined || otherPlan.id === chosen)) ||
          (otherPlan !== undefined && changesTo === undefined && otherPlan.total === undefined)
        }
        onClick={onClick}
      >
        {label}
      </Button>
    );
  }

  return (
    <div className="flex flex-col gap-5 border-t border-line pt-6">
      <div className="flex flex-col flex-wrap gap-3 @md:flex-row">
        {actions.map((action, index) => {
          if (action === 'switch' && paidPlan)
            return renderButton(
              action,
              `${keepVerb} ${name}`,
              () => changePlan(action, paidPlan),
              index === 0 ? 'secondary' : 'outline',
            );
          if (action === 'update-card')
            return renderButton(
              action,
              appendPlanName(labels.updateCard),
              () => onUpdateCard?.(id),
              urgent && index === 0 ? 'primary' : 'outline',
            );
          if (action === 'continue') {
            const label = changesTo === undefined ? appendPlanName(labels.continue) : `${keepVerb} ${changesTo}`;
            return renderButton(action, label, () => changePlan('continue'), index === 0 ? 'secondary' : 'outline');
          }
          if (action !== changes[0]?.action) return null;
          return (
            <Button
              key={action}
              variant="outline"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => {
                setOpen(!isOpen);
                if (!isOpen && canSwitch) for (const otherPlan of switchesTo) onShowChanges?.(id, otherPlan.id);
              }}
            >
              {appendPlanName(changes.length === 1 ? labels.cancel : labels.change)}
            </Button>
          );
        })}
      </div>
      {isOpen && (
        <div id={listId} className="flex flex-col rounded-md border border-line">
          {changes.map(({ action, otherPlan }) => {
            const { label, title, text } = otherPlan ? describeSwitch(otherPlan, props) : describeChange(action, props);
            return (
              <div
                key={otherPlan?.id ?? action}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-4 py-4 not-last:border-b @md:px-5"
              >
                <div aria-live="polite" className="min-w-0 flex-1 basis-[10rem]">
                  <p className="font-medium text-ink">{title}</p>
                  <p className="text-small text-ink-muted">{text}</p>
                </div>
                {renderButton(
                  action,
                  appendPlanName(label),
                  () => changePlan(action, otherPlan),
                  action === 'cancel' ? 'danger' : 'outline',
                  otherPlan,
                )}
              </div>
            );
          })}
          {labels.refund && actions.includes('cancel') && (
            <p className="px-4 py-4 text-small text-ink-muted @md:px-5">
              <RichText source={labels.refund} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface ChangeDescription {
  /** Label of the button. */
  label: string;
  /** Most important effect. */
  title: string;
  /** Other effects. */
  text: string;
}

function describeSwitch(
  { name, price: listPrice, total, interval }: OtherPlan,
  { plan: { price, changesAt }, locale, labels }: PlanCardProps,
): ChangeDescription {
  const date = changesAt === null ? 'the next payment' : formatTimestampDate(changesAt);
  const currencyNote = price === null || price.currency === listPrice.currency ? '' : `, charged in ${price.currency}`;
  const monthlyPriceNote =
    interval === 'year' && total ? `That’s ${formatMoney(divideMoney(total, 12), locale)} a month. ` : '';
  return {
    label: `${labels.switch} ${name}`,
    title:
      total === undefined
        ? 'Loading the price…'
        : total === null
          ? `${name} for ${formatMoney(listPrice, locale)} a ${interval}, tax may be added${currencyNote}`
          : `${name} for ${formatMoney(total, locale)} a ${interval}, tax included`,
    text: `${monthlyPriceNote}From ${date}. You aren’t charged today.`,
  };
}

function describeChange(action: PlanAction, { plan: { status, changesAt }, labels }: PlanCardProps): ChangeDescription {
  const date = changesAt === null ? null : formatTimestampDate(changesAt);
  if (action === 'pause')
    return {
      label: labels.pause,
      title: date === null ? 'Pause now' : `Pause from ${date}`,
      text: 'While it’s paused, you aren’t charged and can’t use the license. Continue whenever you like.',
    };
  return {
    label: labels.cancel,
    title: date === null ? 'Cancel now' : `Cancel, and use it until ${date}`,
    text: `You won’t be charged${status === 'Trial' ? '' : ' again'}. Your files stay on your Mac.`,
  };
}
