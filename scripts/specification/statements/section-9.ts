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
      open: 'Analytics come with a later change.',
    },
    { says: 'Analytics are off on localhost.', open: 'Analytics come with a later change.' },
    {
      says: 'Analytics events: sign_up, login, button_click, form_submit, waitlist_signup, pricing_view, video_play, error, purchase, conversion, and page views on every path change.',
      open: 'Analytics come with a later change.',
    },
    {
      says: 'Further events: custom_user_property, user_id_set, custom_dimension_set, scroll, click (outbound), file_download, search.',
      open: 'Analytics come with a later change.',
    },
    { says: 'Purchase items are categorised as subscription.', open: 'Analytics come with a later change.' },
    { says: 'A fixed ad-conversion id is used.', open: 'Analytics come with a later change.' },
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
      open: 'Rests on the browser, which keeps at most two pages at the eagerness the site asks for; a queue of its own comes with a later change.',
    },
    {
      says: 'The payload preload after 1 s is skipped on a very slow connection.',
      open: 'Preloading payloads comes with a later change.',
    },
    {
      says: 'Prices, plan names, subscription terms and other business limits are left open.',
      heldBy: ['tests/e2e/documents.test.ts › without JavaScript › links, questions, menu and billing toggle work'],
    },
  ],
};
