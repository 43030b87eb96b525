import { Faq } from '@onset/design-system/sections/faq';
import { Pricing } from '@onset/design-system/sections/pricing';
import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';
import { brand } from '../content/brand.ts';
import {
  currency,
  formatPrice,
  lifetimeUpdateYears,
  plans,
  refundDays,
  yearlyPerMonth,
  yearlySaving,
} from '../content/plans.ts';

const { monthly, yearly, lifetime } = plans;
const action = { label: 'Create account', href: '/register' };

const page = definePage({
  path: '/pricing',
  title: 'Pricing',
  description: `One product, everything in it: ${formatPrice(monthly.price)} a month, ${formatPrice(yearly.price)} a year, or ${formatPrice(lifetime.price)} once.`,
  sections: [
    section(Pricing, {
      at: '00:00',
      label: 'Pricing',
      heading: 'One app. Three ways to pay for it.',
      headingLevel: 1,
      lede: 'Everything is in every plan. What differs is how long you want it, and how you like to pay.',
      product: { name: `${brand.name} for Mac`, description: brand.description },
      currency,
      billingLabel: 'Billing',
      options: [
        {
          id: monthly.id,
          label: monthly.name,
          amount: monthly.price,
          per: 'a month',
          terms: 'Charged each month. Stop whenever you like, and keep it until the month is over.',
          action,
        },
        {
          id: yearly.id,
          label: yearly.name,
          amount: yearly.price,
          shownAmount: yearlyPerMonth,
          per: 'a month',
          terms: `${formatPrice(yearly.price)} charged once a year. Stop before the next one, and nothing more is charged.`,
          badge: `Save ${yearlySaving} %`,
          action,
        },
        {
          id: lifetime.id,
          label: lifetime.name,
          amount: lifetime.price,
          per: 'once',
          terms: `Yours for good, with ${lifetimeUpdateYears === 1 ? 'one year' : `${lifetimeUpdateYears} years`} of updates. Nothing is charged again.`,
          action,
        },
      ],
      defaultOption: yearly.id,
      includesHeading: 'In every plan',
      includes: [
        'Screen, camera and microphone in one recording',
        'Zooms to the click, every one yours to move',
        'A smooth cursor, sharp at any size',
        'Your camera without the room behind you',
        'Export in three shapes at once, up to **4K at 60 frames**',
        'No watermark, in no plan',
        'Every update while your plan runs',
      ],
      guarantee: `${refundDays} days to change your mind, and the whole price back.`,
    }),
    section(
      Faq,
      {
        at: '00:12',
        label: 'Questions',
        heading: 'Asked before buying',
        questions: [
          {
            question: 'What if it is not for me?',
            answer: `Write to us within ${refundDays} days and the whole price comes back. You need not say why.`,
          },
          {
            question: 'What happens when I stop paying?',
            answer:
              'Your recordings are files on your Mac and stay yours: they open, play and copy as before. Exporting an edit waits until you come back.',
          },
          {
            question: 'What does “one year of updates” mean?',
            answer:
              'Paid once, it comes with every version of the first year. The last of them is yours for good, and goes on working.',
          },
          {
            question: 'Is there a watermark?',
            answer: 'No. Not in any plan, and not in any export.',
          },
          {
            question: 'Can I change from one plan to another?',
            answer: 'Yes, whenever you like. What you have paid for already is counted in.',
          },
        ],
      },
      { id: 'faq' },
    ),
  ],
});
export const { meta, handle } = page;
export default page.View;
