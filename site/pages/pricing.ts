import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Pricing',
  description:
    'One product, everything in it: {{price.monthly}} a month, {{price.yearly}} a year, or {{price.lifetime}} once.',
  sections: [
    {
      section: 'pricing',
      id: 'plans',
      content: {
        at: '00:00',
        label: 'Pricing',
        heading: 'One app. Three ways to pay for it.',
        headingLevel: 1,
        lede: 'Everything is in every plan. What differs is how long you want it, and how you like to pay.',
        billingLabel: 'Billing',
        plans: ['monthly', 'yearly', 'lifetime'],
        defaultPlan: 'yearly',
        action: { label: 'Create account', href: '/register' },
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
        guarantee: '{{refund.days}} days to change your mind, and the whole price back.',
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:12',
        label: 'Questions',
        heading: 'Asked before buying',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'What if it is not for me?',
            answer: 'Write to us within {{refund.days}} days and the whole price comes back. You need not say why.',
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
    },
  ],
} satisfies PageDocument;
