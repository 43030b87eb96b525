import { brand } from '@onset/design-system/brand';
import type { Money } from '@onset/design-system/content/money';
import type { CustomerPlan } from '@onset/design-system/sections/subscription-overview/plan';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SubscriptionOverview } from '@onset/design-system/sections/subscription-overview';
import preview from '../../.storybook/preview.tsx';
import { ended, ending, lifetime, monthly, pastDue, paused, yearly } from '../fixtures/plans.ts';

const meta = preview.meta({
  title: 'Sections/Subscription overview',
  component: SubscriptionOverview,
  parameters: { frame: 'none' },
  args: {
    heading: 'Your plan',
    lede: 'What you have, what it costs, and what happens next.',
    plansLink: { label: 'See the plans', href: '#pricing' },
    noneHelp:
      'Bought with another address? Log in with the one on your receipt, or [write to us](mailto:support@onset.example).',
    notConfiguredText:
      'Plans cannot be changed here yet. [Write to us](mailto:support@onset.example), and we do it for you.',
    notOfferedText:
      'This server doesn’t store purchases. The receipt that our payment provider sent you leads to your plan.',
    plans: [yearly],
    refundText: 'In the first 14 days, you can also [get a full refund](/refund).',
    onChangePlan: fn(),
    onShowChanges: fn(),
    onUpdateCard: fn(),
    onResend: fn(),
    onRetry: fn(),
  },
});

/** The accessible name of each button includes the name of the plan. */
export const Yearly = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: `${brand.name} Yearly` })).toBeVisible();
    await expect(canvas.getByText('$96')).toBeVisible();
    await expect(canvas.getByText('18 March 2027')).toBeVisible();
    await expect(canvas.getByText('$104.52, tax included')).toBeVisible();
    await expect(canvas.getByText('Renews in 116 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Update card ${brand.name} Yearly` }));
    await expect(args.onUpdateCard).toHaveBeenLastCalledWith('sub_yearly');
  },
});

/**
 * The button “Change or cancel” expands all possible changes. Each one shows its date and its effect, and takes one
 * click.
 */
export const Changes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: `Change or cancel ${brand.name} Yearly` });
    await expect(canvas.queryByRole('button', { name: `Cancel plan ${brand.name} Yearly` })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(canvas.getByText('Monthly for $13.07 a month, tax included')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Switch to Monthly ${brand.name} Yearly` }));
    await expect(args.onChangePlan).toHaveBeenLastCalledWith('switch', 'sub_yearly', 'monthly');
    await userEvent.click(canvas.getByRole('button', { name: `Pause plan ${brand.name} Yearly` }));
    await expect(args.onChangePlan).toHaveBeenLastCalledWith('pause', 'sub_yearly', null);
    await userEvent.click(canvas.getByRole('button', { name: `Cancel plan ${brand.name} Yearly` }));
    await expect(args.onChangePlan).toHaveBeenLastCalledWith('cancel', 'sub_yearly', null);
  },
});

/**
 * After the customer cancels the plan, the clicked button is removed, and the focus moves to the heading of the plan.
 */
export const Changed = meta.story({
  render: function Changing(args) {
    const [plan, setPlan] = useState(yearly);
    const savedChange = plan === ending ? ({ id: ending.id, action: 'cancel' } as const) : null;
    return <SubscriptionOverview {...args} plans={[plan]} saved={savedChange} onChangePlan={() => setPlan(ending)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Change or cancel ${brand.name} Yearly` }));
    await userEvent.click(canvas.getByRole('button', { name: `Cancel plan ${brand.name} Yearly` }));
    const heading = canvas.getByRole('heading', { name: `${brand.name} Yearly` });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(/^Your cancellation is saved\. Ending It’s canceled/);
    await expect(canvas.getByRole('button', { name: `Continue plan ${brand.name} Yearly` })).toBeVisible();
  },
});

/** A monthly plan that was switched to the yearly plan. The monthly plan remains until the end of the paid period. */
const switchedPlan: CustomerPlan = {
  ...yearly,
  name: `${brand.name} Monthly`,
  changesTo: `${brand.name} Yearly`,
  price: { lowest: 1307, currency: 'USD' },
  per: 'paid',
  status: 'Changing',
  tone: 'neutral',
  next: `Paid until 30 November 2026. Then it changes to ${brand.name} Yearly. You can cancel at any time before the next payment.`,
  dates: [
    { label: 'Period began', at: '2026-10-30T18:40:02Z' },
    { label: 'Next payment', at: '2026-11-30T18:40:02Z', detail: '$104.52, tax included' },
  ],
  countdown: { event: 'Changes', days: 9 },
  progress: { elapsed: 0.732_974, isOver: false },
  changesAt: '2026-11-30T18:40:02Z',
};

/**
 * The customer has switched to the yearly plan, and the monthly plan remains until its period ends. One click undoes
 * the switch.
 */
export const Changing = meta.story({
  args: { plans: [switchedPlan] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: `${brand.name} Monthly` })).toBeVisible();
    await expect(canvas.getByText('$104.52, tax included')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Keep ${brand.name} Monthly` }));
    await expect(args.onChangePlan).toHaveBeenCalledWith('switch', 'sub_yearly', 'monthly');
  },
});

/**
 * The customer has switched the plan and then canceled it. The customer can continue either the monthly or the yearly
 * plan.
 */
export const EndingAfterSwitch = meta.story({
  args: {
    plans: [
      {
        ...switchedPlan,
        price: null,
        status: 'Ending',
        next: `It’s canceled, and you won’t be charged again. The app works until 30 November 2026. If you continue, it renews on 30 November 2026 as ${brand.name} Yearly for $96, or as ${brand.name} Monthly.`,
        dates: [
          { label: 'Period began', at: '2026-10-30T18:40:02Z' },
          { label: 'Ends', at: '2026-11-30T18:40:02Z' },
        ],
        countdown: { event: 'Ends', days: 9 },
        actions: ['switch', 'continue'],
        changesAt: null,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(`renews on 30 November 2026 as ${brand.name} Yearly for $96, or as ${brand.name} Monthly.`, {
        exact: false,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Continue as ${brand.name} Monthly` }));
    await expect(args.onChangePlan).toHaveBeenLastCalledWith('switch', 'sub_yearly', 'monthly');
    await userEvent.click(canvas.getByRole('button', { name: `Continue as ${brand.name} Yearly` }));
    await expect(args.onChangePlan).toHaveBeenLastCalledWith('continue', 'sub_yearly', null);
  },
});

/**
 * Returns the yearly plan of a customer who pays in euros. `total` is the price of the monthly plan, or `null` if it's
 * unknown.
 */
const createEuroPlan = (total: Money | null): CustomerPlan => ({
  ...yearly,
  price: { lowest: 9600, currency: 'EUR' },
  dates: [
    { label: 'Period began', at: '2026-03-18T09:12:44Z' },
    { label: 'Next payment', at: '2027-03-18T09:12:44Z', detail: '€96' },
  ],
  switchesTo: yearly.switchesTo.map((plan) => ({ ...plan, total })),
});

/**
 * The customer doesn't pay in dollars. When the possible changes are shown, the price of the other plan is the amount
 * that the payment provider returns in the customer's currency.
 */
export const OtherCurrency = meta.story({
  args: { plans: [createEuroPlan({ lowest: 1200, currency: 'EUR' })] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change or cancel/ }));
    await expect(args.onShowChanges).toHaveBeenCalledWith('sub_yearly', 'monthly');
    await expect(canvas.getByText('Monthly for €12 a month, tax included')).toBeVisible();
  },
});

/** The list of changes contains each other plan, and requests the price of each. */
export const SeveralOtherPlans = meta.story({
  args: {
    pending: { id: yearly.id, action: 'switch' },
    plans: [
      {
        ...yearly,
        switchesTo: ['Monthly', 'Team monthly', 'Team yearly'].map((name, index) => ({
          id: name.toLowerCase().replace(' ', '-'),
          name,
          price: { lowest: [1200, 2000, 16_000][index] ?? 0, currency: 'USD' },
          interval: index === 2 ? 'year' : 'month',
          total: { lowest: [1307, 2178, 17_420][index] ?? 0, currency: 'USD' },
        })),
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change or cancel/ }));
    await expect(args.onShowChanges).toHaveBeenCalledTimes(3);
    await expect(canvas.getByText('Team yearly for $174.20 a year, tax included')).toBeVisible();
    const monthly = canvas.getByRole('button', { name: /^Switch to Monthly/ });
    const team = canvas.getByRole('button', { name: /^Switch to Team yearly/ });
    await userEvent.click(team);
    await expect(args.onChangePlan).toHaveBeenCalledWith('switch', 'sub_yearly', 'team-yearly');
    // Only the clicked button is pending.
    await expect(team).toHaveAttribute('aria-disabled', 'true');
    await expect(monthly).not.toHaveAttribute('aria-disabled', 'true');
  },
});

/** While the price of the other plan is loading, the customer can't switch to that plan. */
export const LoadingPrice = meta.story({
  args: {
    plans: [
      {
        ...yearly,
        dates: [
          { label: 'Period began', at: '2026-03-18T09:12:44Z' },
          { label: 'Next payment', at: '2027-03-18T09:12:44Z', detail: '$96' },
        ],
        switchesTo: yearly.switchesTo.map((plan) => ({ ...plan, total: undefined })),
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change or cancel/ }));
    await expect(canvas.getByText('Loading the price…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Switch to Monthly/ }));
    await expect(args.onChangePlan).not.toHaveBeenCalled();
  },
});

/** The payment provider hasn't returned the price of the other plan, so the section shows its list price in dollars. */
export const OtherCurrencyUnknown = meta.story({
  args: { plans: [createEuroPlan(null)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change or cancel/ }));
    await expect(canvas.getByText('Monthly for $12 a month, tax may be added, charged in EUR')).toBeVisible();
  },
});

export const Trial = meta.story({
  args: {
    plans: [
      {
        ...yearly,
        status: 'Trial',
        tone: 'neutral',
        next: 'You haven’t been charged yet. If you cancel before the trial ends, you won’t be.',
        dates: [
          { label: 'Trial began', at: '2026-11-18T08:00:00Z' },
          { label: 'First payment', at: '2026-11-25T08:00:00Z', detail: '$104.52, tax included' },
        ],
        countdown: { event: 'First payment', days: 3 },
        progress: { elapsed: 0.595_238, isOver: false },
        actions: ['switch', 'cancel', 'update-card'],
        changesAt: '2026-11-25T08:00:00Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You haven’t been charged yet/)).toBeVisible();
    await expect(canvas.getByText('First payment')).toBeVisible();
    await expect(canvas.getByText('25 November 2026')).toBeVisible();
  },
});

/**
 * The last payment failed. “Update card” is the first button and the only filled one, because it solves the problem.
 */
export const PastDueInGrace = meta.story({
  args: { plans: [pastDue] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Payment failed')).toBeVisible();
    await expect(canvas.getByText(/Update your card by 3 December 2026 to keep your plan/)).toBeVisible();
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName(`Update card ${brand.name} Monthly`);
    await userEvent.click(canvas.getByRole('button', { name: `Update card ${brand.name} Monthly` }));
    await expect(args.onUpdateCard).toHaveBeenLastCalledWith('sub_monthly');
  },
});

export const PastDueAfterGrace = meta.story({
  args: {
    plans: [
      {
        ...pastDue,
        next: 'The last payment was declined, and your license has ended. You get it back as soon as the payment goes through.',
        dates: [
          { label: 'Payment due since', at: '2026-10-30T18:40:02Z' },
          { label: 'License ended', at: '2026-11-13T18:40:02Z' },
        ],
        countdown: null,
        progress: { elapsed: 1, isOver: true },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/your license has ended. You get it back as soon as the payment goes through/),
    ).toBeVisible();
    await expect(canvas.getByText('13 November 2026')).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { plans: [paused] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.getByText(/a new period begins and is charged right away/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Continue plan ${brand.name} Monthly` }));
    await expect(args.onChangePlan).toHaveBeenLastCalledWith('continue', 'sub_monthly', null);
  },
});

/**
 * The plan is canceled, but paid until the end of its period. It has a button to continue the plan and none to cancel
 * it again.
 */
export const Ending = meta.story({
  args: { plans: [ending] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ending')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'get a full refund' })).toHaveAttribute('href', '/refund');
    await expect(canvas.getByText(/you won’t be charged again. The app works until 18 March 2027/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change or cancel/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: `Continue plan ${brand.name} Yearly` })).toBeVisible();
  },
});

export const Pausing = meta.story({
  args: {
    plans: [
      {
        ...monthly,
        status: 'Pausing',
        tone: 'neutral',
        next: 'The app works until 30 November 2026, then the plan pauses. While it’s paused, you aren’t charged and can’t use the license. If you continue, it renews on 30 November 2026 for $12.',
        dates: [
          { label: 'Period began', at: '2026-10-30T18:40:02Z' },
          { label: 'Pauses', at: '2026-11-30T18:40:02Z' },
        ],
        countdown: { event: 'Pauses', days: 9 },
        actions: ['continue', 'cancel', 'update-card'],
      },
    ],
  },
});

export const Ended = meta.story({
  args: { plans: [ended] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ended')[0]).toBeVisible();
    await expect(canvas.getByText('31 October 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Lifetime = meta.story({
  args: { plans: [lifetime] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yours for good')).toBeVisible();
    await expect(canvas.getByText('New versions until')).toBeVisible();
    await expect(canvas.getByText('4 May 2027')).toBeVisible();
    await expect(canvas.queryByText(/payment provider/)).not.toBeInTheDocument();
  },
});

export const LifetimeWithoutUpdates = meta.story({
  args: {
    plans: [
      {
        ...lifetime,
        next: 'You no longer get new versions. Every version released until then keeps working.',
        dates: [
          { label: 'Bought', at: '2025-06-02T07:00:00Z' },
          { label: 'New versions ended', at: '2026-06-02T07:00:00Z' },
        ],
        progress: { elapsed: 1, isOver: true },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New versions ended')).toBeVisible();
    await expect(canvas.getByText(/Every version released until then keeps working/)).toBeVisible();
  },
});

export const LifetimeRefunded = meta.story({
  args: {
    plans: [
      {
        ...lifetime,
        status: 'Refunded',
        tone: 'neutral',
        next: 'The full price was refunded, and the license has ended.',
        dates: [
          { label: 'Bought', at: '2026-05-04T11:02:31Z' },
          { label: 'Refunded', at: '2026-05-11T15:20:00Z' },
        ],
        progress: null,
        over: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toBeVisible();
  },
});

/** The customer has a lifetime license and a subscription. A text explains that the subscription isn't needed. */
export const SubscriptionAndLifetime = meta.story({
  args: { plans: [{ ...monthly, next: `${monthly.next} ${brand.name} Lifetime is yours without it.` }, lifetime] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${brand.name} Lifetime is yours without it`, { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  },
});

/** The section shows several plans in the order of its props. Only the buttons of urgent plans are filled. */
export const Several = meta.story({
  args: {
    plans: [
      {
        ...pastDue,
        next: 'The last payment was declined. Update your card, or cancel the plan.',
        dates: [{ label: 'Payment due since', at: '2026-11-19T18:40:02Z' }],
        countdown: null,
        progress: null,
      },
      yearly,
      {
        ...ended,
        id: 'sub_old',
        name: `${brand.name} Yearly`,
        price: { lowest: 9600, currency: 'USD' },
        per: 'a year',
        dates: [
          { label: 'Subscribed', at: '2026-03-18T09:12:44Z' },
          { label: 'Ended', at: '2026-06-01T00:00:00Z' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const order = canvas.getAllByRole('article').map((plan) => plan.dataset['status']);
    await expect(order).toEqual(['Payment failed', 'Active', 'Ended']);
  },
});

/** The customer has a plan that is no longer sold. Its name is shown, and its unknown price is omitted. */
export const NotInTheCatalog = meta.story({
  args: {
    plans: [
      {
        ...yearly,
        name: `${brand.name} for Schools 2024`,
        price: null,
        per: '',
        dates: [
          { label: 'Period began', at: '2026-03-18T09:12:44Z' },
          { label: 'Next payment', at: '2027-03-18T09:12:44Z' },
        ],
        switchesTo: [],
      },
    ],
  },
});

export const NoPurchase = meta.story({
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This account has no plan yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#pricing');
    await expect(canvas.getByText(/^Bought with another address/)).toBeVisible();
  },
});

/**
 * After registration, the section says that a confirmation email was sent, and shows the download link, because
 * recording doesn't require a plan.
 */
export const NewAccount = meta.story({
  args: {
    plans: [],
    limit: 'confirm-purchases',
    welcome: 'Your account is ready. We’ve sent a link to ada@example.com. Open it to confirm your email address.',
    download: { label: `Download ${brand.name}`, href: '#download' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your account is ready/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Download ${brand.name}` })).toHaveAttribute('href', '#download');
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

/**
 * The section shows purchases only after the customer has confirmed the email address, and offers to send the link
 * again.
 */
export const NoPurchaseUnconfirmed = meta.story({
  args: { plans: [], limit: 'confirm-purchases' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your email isn’t confirmed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

const planWithoutActions: CustomerPlan = { ...yearly, next: 'It renews automatically.', actions: [] };

/**
 * The customer was logged in during the purchase but hasn't confirmed the email address. The customer can pause or
 * cancel the plan, but not change it otherwise.
 */
export const OnlyPauseOrCancel = meta.story({
  args: {
    plans: [
      {
        ...yearly,
        dates: [
          { label: 'Period began', at: '2026-03-18T09:12:44Z' },
          { label: 'Next payment', at: '2027-03-18T09:12:44Z', detail: '$96, tax may be added' },
        ],
        actions: ['pause', 'cancel'],
      },
    ],
    limit: 'confirm-changes',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/you can only pause or cancel/)).toBeVisible();
    await expect(canvas.getByText('$96, tax may be added')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Change or cancel ${brand.name} Yearly` }));
    await expect(canvas.queryByRole('button', { name: /^(Switch|Update card)/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `Pause plan ${brand.name} Yearly` }));
    await expect(args.onChangePlan).toHaveBeenLastCalledWith('pause', 'sub_yearly', null);
  },
});

/** The email address isn't confirmed. A one-time purchase can't be canceled, so the message mentions only invoices. */
export const LifetimeUnconfirmed = meta.story({
  args: { plans: [lifetime], limit: 'confirm-invoices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirm your email address to open your invoices.')).toBeVisible();
  },
});

export const ConfirmEmailFirst = meta.story({
  args: { plans: [planWithoutActions], limit: 'confirm-plans' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Confirm your email address to change/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change or cancel/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const LinkSent = meta.story({
  args: { plans: [planWithoutActions], limit: 'confirm-plans', resend: { done: 'Sent to ada@example.com.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent to ada@example.com.')).toBeVisible();
  },
});

export const PortalNotConfigured = meta.story({
  args: { plans: [planWithoutActions], limit: 'not-configured' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Plans cannot be changed here yet/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The server, such as Strapi, has no endpoint for purchases. The section explains this without an error. */
export const NotOffered = meta.story({
  args: { state: 'not-offered', plans: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This server doesn’t store purchases/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { state: 'loading', plans: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading your plan')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByText('This account has no plan yet.')).not.toBeInTheDocument();
  },
});

/** While the request of a button is pending, another click on the button does nothing. */
export const Pending = meta.story({
  args: { pending: { action: 'update-card', id: 'sub_yearly' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Update card ${brand.name} Yearly` }));
    await expect(args.onUpdateCard).not.toHaveBeenCalled();
  },
});

export const PortalFailed = meta.story({
  args: { error: 'The payment provider could not be reached. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment provider could not be reached.');
    await expect(canvas.getByRole('button', { name: `Update card ${brand.name} Yearly` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** The plans couldn't be loaded. The section doesn't claim that the account has no plan, and offers to try again. */
export const NotLoaded = meta.story({
  args: { plans: null, error: 'Your plan could not be loaded.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('This account has no plan yet.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
