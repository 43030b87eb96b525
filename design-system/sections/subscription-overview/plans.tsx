'use client';

import type { ReactNode } from 'react';
import type { LinkContent } from '../../content/index.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { totalOf } from './bought.ts';
import type { Bought, OfferedPlan, PlanChange, PlanTotal } from './bought.ts';
import { PlanCard } from './plan-card.tsx';
import type { PlanCardLabels } from './plan-card.tsx';
import type { PlanAction } from './plan.ts';
import { plansOf } from './plans-of.ts';

interface PlansProps {
  bought: Bought;
  now: string;
  locale: string;
  Heading: 'h2' | 'h3' | 'h4';
  labels: PlanCardLabels;
  /** Explanation if the server can't change plans, as rich text. */
  notConfiguredText: string;
  plansLink: LinkContent;
  otherPlans: readonly OfferedPlan[];
  totals: readonly PlanTotal[];
  pending: { readonly id: string; readonly action: PlanAction } | null;
  saved: { readonly id: string; readonly action: PlanChange } | null;
  onChangePlan: ((change: PlanChange, subscriptionId: string, plan: string | null) => void) | undefined;
  onShowChanges: ((subscriptionId: string, plan: string) => void) | undefined;
  onUpdateCard: ((subscriptionId: string) => void) | undefined;
  /** The request to confirm the email address, if the plans can't be changed until then. */
  children: ReactNode;
}

/** Returns true if a plan that hasn't ended can be changed, but not in all ways by this customer. */
function isLimited({ subscriptions }: Bought): boolean {
  return subscriptions.some(({ status, allowedChanges }) => status !== 'canceled' && allowedChanges !== 'all');
}

/** All purchases, with an explanation if they can't be changed, and a link to the plans if all have ended. */
export function Plans(props: PlansProps) {
  const { bought, now, locale, Heading, labels, notConfiguredText, plansLink, otherPlans, pending, saved, children } =
    props;
  const { totals, onChangePlan, onShowChanges, onUpdateCard } = props;
  const plans = plansOf({ ...bought, totals, now, locale });
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {children}
      {plans.map((plan) => {
        const { id } = plan;
        const owned = bought.subscriptions.find((each) => each.id === id)?.plan;
        const isOffered = otherPlans.some((each) => each.id === owned);
        const other = (isOffered && otherPlans.find((each) => each.id !== owned)) || null;
        return (
          <PlanCard
            key={id}
            plan={plan}
            Heading={Heading}
            now={now}
            locale={locale}
            labels={labels}
            other={other}
            switchTotal={totalOf(totals, id, other?.id)}
            pending={pending?.id === id ? pending.action : null}
            saved={saved?.id === id ? saved.action : null}
            onChangePlan={(change) => onChangePlan?.(change, id, change === 'switch' && other ? other.id : null)}
            onShowChanges={() => other && onShowChanges?.(id, other.id)}
            onUpdateCard={() => onUpdateCard?.(id)}
          />
        );
      })}
      {isLimited(bought) && bought.portal === 'not-configured' && (
        <p className="max-w-line text-small text-ink-muted">
          <RichText source={notConfiguredText} />
        </p>
      )}
      {plans.every(({ over }) => over) && (
        <ButtonLink href={plansLink.href} className="self-start">
          {plansLink.label}
        </ButtonLink>
      )}
    </div>
  );
}
