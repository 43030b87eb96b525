import { PlanOffers } from '@onset/design-system/primitives/plan-offers';
import type { PlanOffersProps } from '@onset/design-system/primitives/plan-offers';
import preview from '../../.storybook/preview.tsx';

const content: PlanOffersProps = {
  heading: 'h3',
  recommended: 'yearly',
  offers: [
    {
      id: 'monthly',
      name: 'Monthly',
      amount: '$12',
      per: 'a month',
      terms: 'Charged every month. Cancel whenever you like.',
      highlights: ['Every update while your plan runs'],
      action: { label: 'Choose Monthly', href: '#monthly' },
    },
    {
      id: 'yearly',
      name: 'Yearly',
      amount: '$8',
      per: 'a month',
      terms: '$96 charged once a year. Cancel before the next payment.',
      badge: 'Save 33%',
      highlights: ['Every update while your plan runs'],
      action: { label: 'Choose Yearly', href: '#yearly' },
    },
    {
      id: 'lifetime',
      name: 'Lifetime',
      amount: '1 290 000,00 Ft',
      per: 'once',
      note: 'Tax included',
      terms: 'Yours for good, with one year of updates.',
      action: { label: 'Choose Lifetime', href: '#lifetime' },
    },
  ],
};

const meta = preview.meta({
  title: 'Primitives/Plan offers',
  component: PlanOffers,
  args: content,
  decorators: [
    (Story) => (
      <div className="@container py-4">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** The offers have no `action`, so their cards have no buttons. */
export const NotForSale = meta.story({
  args: { offers: content.offers.map(({ action: _action, ...offer }) => offer) },
});

/** Five plans are in two rows. */
export const FivePlans = meta.story({
  args: {
    offers: ['Monthly', 'Yearly', 'Team monthly', 'Team yearly', 'Lifetime'].map((name, index) => ({
      id: name.toLowerCase().replace(' ', '-'),
      name,
      amount: `$${(index + 1) * 8}`,
      per: index === 4 ? 'once' : 'a month',
      terms: 'Cancel whenever you like, and keep it until the period is over.',
      action: { label: `Choose ${name}`, href: '#' },
    })),
  },
});
