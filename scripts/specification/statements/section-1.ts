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
        'site/adapters/analytics/events.test.ts › specification 9: %s goes out once, with the parameters that are published',
      ],
    },
    {
      says: 'A subscription-revenue tracker is used.',
      heldBy: ['site/adapters/revenue/revenue-tracker.test.ts › specification 9: it starts with %s'],
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
