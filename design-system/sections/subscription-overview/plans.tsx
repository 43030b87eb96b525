import type { ReactNode } from 'react';
import type { LinkContent } from '../../content/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import type { Bought, PortalPurpose } from './bought.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanArticle } from './plan-article.tsx';
import { plansOf } from './plans-of.ts';

interface PlansProps {
  bought: Bought;
  now: string;
  locale: string;
  Heading: 'h2' | 'h3' | 'h4';
  words: {
    labels: Readonly<Record<PortalPurpose, string>>;
    managePlanLabel: string;
    portalText: string;
    /** Rich text. */
    notConfiguredText: string;
  };
  plansLink: LinkContent;
  pendingPurpose: PortalPurpose | null;
  pendingId: string | null;
  onOpenPortal: ((purpose: PortalPurpose, subscriptionId: string) => void) | undefined;
  /** That the email has to be confirmed first, where it has. */
  children: ReactNode;
}

/** Everything bought, a plan after the other, and under them why there are no buttons, where there are none. */
export function Plans(props: PlansProps) {
  const { bought, now, locale, Heading, words, plansLink, pendingPurpose, pendingId, onOpenPortal, children } = props;
  const { labels, managePlanLabel, portalText, notConfiguredText } = words;
  const plans = plansOf(bought, now, locale);
  const lastChangeable = plans.findLast(({ actions }) => actions.length > 0);
  const open = bought.portal === 'available';
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {plans.map((plan) => (
        <PlanArticle key={plan.id} plan={plan} Heading={Heading} now={now} locale={locale}>
          {open && plan.actions.length > 0 && (
            <PlanActions
              plan={plan}
              labels={plan.goesOn ? labels : { ...labels, overview: managePlanLabel }}
              note={plan === lastChangeable ? portalText : null}
              pending={pendingId === plan.id ? pendingPurpose : null}
              onOpen={(purpose) => onOpenPortal?.(purpose, plan.id)}
            />
          )}
        </PlanArticle>
      ))}
      {children}
      {lastChangeable && bought.portal === 'not-configured' && (
        <p className="-mt-2 max-w-line text-small text-ink-muted">
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
