import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Checkout',
  description:
    'Buy {{brand.name}} for Mac: monthly, yearly, or once for good. {{refund.days}} days to change your mind, and the whole price back.',
  noindex: true,
  overlay: false,
  sections: [
    {
      section: 'checkout',
      id: 'checkout',
      content: {
        heading: 'Checkout',
        plans: ['monthly', 'yearly', 'lifetime'],
        path: '/checkout',
        seller: 'Paddle',
        trust: [
          '{{refund.days}} days to change your mind, and [the whole price back](/refund).',
          'Sold by Paddle.com, which works out the tax and sends the receipt.',
          'On up to three Macs of yours.',
        ],
        portal: { label: 'Manage your plan', href: '/customer-portal' },
        logIn: { label: 'Log in first', href: '/login' },
        supportEmail: '{{brand.supportEmail}}',
      },
    },
  ],
} satisfies PageDocument;
