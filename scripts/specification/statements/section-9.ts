import type { Section } from '../statement.ts';

export const section9: Section = {
  number: 9,
  title: 'Business constants and limits',
  statements: [
    {
      says: 'The payment library is checked every 100 ms until it is loaded; it is then started with a public client token, and with the customer id when known.',
      heldBy: [
        'site/adapters/payments/library-watch.test.ts › specification 9: the payment library is checked every 100 ms until loaded, and then started with the client token',
        'site/adapters/payments/library-watch.test.ts › specification 1: the payment library is told the customer id when it is known',
      ],
    },
    {
      says: 'The revenue tracker starts with the email or else with the user id, read from the paddle_customer_id field.',
      heldBy: [
        'site/adapters/revenue/revenue-tracker.test.ts › specification 9: it starts with %s',
        'site/adapters/revenue/revenue-tracker.test.ts › where Paddle.js has brought the tracker already › specification 9: it is started with %s',
        'tests/e2e/analytics.test.ts › who signs in › is counted, and from then on known by number, role and plan to Analytics and by email address to the revenue tracker',
      ],
    },
    {
      says: 'Analytics are off on localhost.',
      heldBy: [
        'site/adapters/analytics/analytics.test.ts › nothing is fetched, and nothing sent › specification 9: %s',
        'tests/e2e/analytics.test.ts › on localhost the same build measures nothing, whatever is answered',
      ],
    },
    {
      says: 'Analytics events: sign_up, login, button_click, form_submit, waitlist_signup, pricing_view, video_play, error, purchase, conversion, and page views on every path change.',
      heldBy: [
        'tests/e2e/analytics.test.ts › who signs in › is counted, and from then on known by number, role and plan to Analytics and by email address to the revenue tracker',
        'tests/e2e/analytics.test.ts › who agrees › has a video, a button and the chosen theme counted',
        'tests/e2e/analytics.test.ts › who agrees › is counted by what they do, and not by what they type',
        'tests/e2e/analytics.test.ts › who agrees › has a place on the waitlist counted once the server has taken it',
        'tests/e2e/analytics.test.ts › who agrees › has the offer, a download and a search counted',
        'tests/e2e/paddle.test.ts › what is counted of a purchase › is counted once, as GA4 and Google Ads want it, over three reloads, two tabs and the back button',
        'tests/e2e/analytics.test.ts › who agrees › has the pages before the answer counted as well, in order',
        'tests/e2e/analytics.test.ts › who agrees › has all denied first, then granted, then the page counted, on this page and the next',
        'site/adapters/analytics/events.test.ts › specification 9: %s goes out once, with the parameters that are published',
      ],
    },
    {
      says: 'Further events: custom_user_property, user_id_set, custom_dimension_set, scroll, click (outbound), file_download, search.',
      heldBy: [
        'tests/e2e/analytics.test.ts › who signs in › is counted, and from then on known by number, role and plan to Analytics and by email address to the revenue tracker',
        'tests/e2e/analytics.test.ts › who agrees › has a video, a button and the chosen theme counted',
        'tests/e2e/analytics.test.ts › who agrees › is counted by what they do, and not by what they type',
        'tests/e2e/analytics.test.ts › who agrees › has the offer, a download and a search counted',
        'site/adapters/analytics/events.test.ts › specification 9: %s goes out once, with the parameters that are published',
      ],
    },
    {
      says: 'Purchase items are categorised as subscription.',
      heldBy: [
        'site/adapters/analytics/purchase.test.ts › specification 3: the purchase that is sent › has the names, the currency and the amounts of the checkout',
      ],
    },
    {
      says: 'A fixed ad-conversion id is used.',
      heldBy: [
        'tests/e2e/paddle.test.ts › what is counted of a purchase › is counted once, as GA4 and Google Ads want it, over three reloads, two tabs and the back button',
      ],
    },
    {
      says: 'Fonts-loaded class fallback after 100 ms.',
      heldBy: [
        'site/app/head-script.test.ts › specification 9: fonts that never come count as loaded after 100 ms; the script runs %s',
        'tests/e2e/fonts-loaded.test.ts › specification 9: fonts count as loaded 100 ms after the start at the latest',
        'site/app/head-script.test.ts › specification 9: fonts of a page that came late count as loaded at once',
      ],
    },
    {
      says: 'At most 4 route preloads run at once.',
      heldBy: [
        'site/runtime/preloads/queue.test.ts › specification 9: at most 4 route preloads run at once',
        'tests/e2e/preloads.test.ts › specification 9: at most 4 route preloads run at once',
      ],
    },
    {
      says: 'The payload preload after 1 s is skipped on a very slow connection.',
      heldBy: [
        'tests/e2e/preloads.test.ts › specification 9: the payload preload after 1 s is skipped on a very slow connection',
        'site/runtime/preloads/preloadable.test.ts › specification 9: is a connection of %s too slow, or its data dear?',
      ],
    },
    {
      says: 'Prices, plan names, subscription terms and other business limits are left open.',
      heldBy: ['tests/e2e/documents.test.ts › without JavaScript › links, questions, menu and billing toggle work'],
    },
  ],
};
