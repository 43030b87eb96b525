import type { Section } from '../statement.ts';

export const section1: Section = {
  number: 1,
  title: 'What the product does and for whom',
  statements: [
    {
      says: 'The product is a public marketing and sales site with an account area, for a screen recording and video editing application for macOS.',
      heldBy: [
        'tests/e2e/documents.test.ts › the source of a page › the home page holds all its text and describes the product',
      ],
    },
    {
      says: 'It sells subscriptions through a card payment provider’s hosted checkout.',
      heldBy: [
        'tests/e2e/demo-checkout.test.ts › somebody with an account buys, and changes and ends the plan in the portal',
        'tests/e2e/demo-checkout.test.ts › a guest pays on the page of the checkout, on a %s',
      ],
    },
    {
      says: 'It presents the application through landing and pricing pages.',
      heldBy: [
        'tests/e2e/documents.test.ts › the source of a page › the home page holds all its text and describes the product',
        'tests/e2e/documents.test.ts › the source of a page › the pricing page has product and questions as data',
      ],
    },
    {
      says: 'It presents the application through feature, comparison, use-case and legal pages.',
      heldBy: ['tests/e2e/whole-site.test.ts › every page › can be reached in three steps from the home page'],
    },
    {
      says: 'Visitors register and log in.',
      heldBy: [
        'tests/e2e/visitor.test.ts › a visitor with a %s › reads, registers, changes what is theirs, and comes back',
      ],
    },
    {
      says: 'Customers view and change their profile and password.',
      heldBy: [
        'tests/e2e/visitor.test.ts › a visitor with a %s › reads, registers, changes what is theirs, and comes back',
      ],
    },
    {
      says: 'Customers reach a customer portal.',
      heldBy: [
        'tests/e2e/demo-checkout.test.ts › somebody with an account buys, and changes and ends the plan in the portal',
        'tests/server/customer-portal.test.ts › the customer portal › is opened anew by each click, for what the user has bought',
      ],
    },
    {
      says: 'The payment library is loaded on the client and started with a public client token, and with the customer id when it is known.',
      heldBy: [
        'site/adapters/payments/library-watch.test.ts › specification 1: the payment library is told the customer id when it is known',
        'site/adapters/payments/library-watch.test.ts › specification 9: the payment library is checked every 100 ms until loaded, and then started with the client token',
        'site/adapters/payments/load-paddle.test.ts › the package loads the library, and we start it',
      ],
    },
    {
      says: 'Page views and conversions are tracked by analytics tools.',
      heldBy: [
        'tests/e2e/analytics.test.ts › who agrees › has all denied first, then granted, then the page counted, on this page and the next',
        'tests/e2e/paddle.test.ts › what is counted of a purchase › is counted once, as GA4 and Google Ads want it, over three reloads, two tabs and the back button',
      ],
    },
    {
      says: 'A subscription-revenue tracker is used.',
      heldBy: [
        'tests/e2e/analytics.test.ts › who signs in › is counted, and from then on known by number, role and plan to Analytics and by email address to the revenue tracker',
      ],
    },
    {
      says: 'Users are visitors, registered customers and subscribers.',
      heldBy: [
        'tests/e2e/visitor.test.ts › a visitor with a %s › reads, registers, changes what is theirs, and comes back',
        'tests/e2e/account.test.ts › a signed-out visitor',
      ],
    },
    {
      says: 'The server’s own behaviour is left open.',
      heldBy: [
        'tests/contract/recorded.test.ts › the recorded contract: %s',
        'tests/contract/recorded.test.ts › the page about the contract says what was seen',
      ],
    },
  ],
};
