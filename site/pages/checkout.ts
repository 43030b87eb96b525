import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Checkout',
  description:
    'Buy {{brand.name}} for Mac: {{plans.prices}}. If you change your mind within {{refund.days}} days, you get a full refund.',
  noindex: true,
  overlay: false,
  navigation: false,
  sections: [
    {
      section: 'checkout',
      id: 'checkout',
      content: {
        heading: 'Checkout',
        path: '/checkout',
        seller: 'Paddle',
        methods: ['Cards', 'PayPal', 'Apple Pay', 'Google Pay'],
        trust: [
          '{{refund.days}} days to change your mind, with [a full refund](/refund).',
          'Sold by Paddle.com, which adds the tax and sends the receipt.',
          'For up to three of your Macs.',
        ],
        agreement: 'By paying, you agree to the [terms](/terms-and-conditions).',
        portal: { label: 'Manage your plan', href: '/customer-portal' },
        logIn: { label: 'Log in first', href: '/login' },
        supportEmail: '{{brand.supportEmail}}',
      },
    },
  ],
} satisfies PageDocument;
