import type { PageDocument } from '../../../site/compositor/page-document.ts';

export default {
  title: 'Pricing',
  description: '{{brand.name}} costs {{plans.prices}}. How the plans differ, what they include, and how refunds work.',
  sections: [
    {
      section: 'pricing',
      id: 'plans',
      content: {
        label: 'Pricing',
        heading: 'Choose how to pay',
        headingLevel: 1,
        lede: 'Replace this text: say in one sentence how the plans differ.',
        actionLabel: 'Get',
        includesHeading: 'In every plan',
        includes: ['The first thing that all plans include', 'The second thing', 'The third thing'],
        guarantee: '{{refund.days}} days to change your mind, with [a full refund](/refund).',
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions before buying',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'What happens when I stop paying?',
            answer: 'A plan runs until the end of the paid period. Say here what people can still do afterwards.',
          },
          {
            question: 'Can I get a refund?',
            answer: 'Yes, in the first {{refund.days}} days. [How refunds work](/refund).',
          },
          {
            question: 'Who is Paddle, on my statement?',
            answer:
              'Paddle.com Market Ltd is the seller of record. It handles the payment and the tax, and sends the receipt. We never see your card.',
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
