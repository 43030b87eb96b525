import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'convert-visitors',
  status: 'new',
  summary: 'Shows the progress of a purchase after payment and what to do next.',
  keywords: ['thank you', 'order confirmation', 'success', 'receipt', 'license key'],
  anatomy: [
    { part: 'Heading and lede', description: 'Thank the buyer and explain the purchase’s current state.' },
    { part: 'Progress track', description: 'Three stages, with a playhead at the current one.' },
    { part: 'Action', description: 'One primary action, such as downloading or creating an account.' },
    {
      part: 'Order',
      description: 'Plan, amount, next payment and transaction number. Without a purchase, only an outline.',
    },
    { part: 'Next steps', description: 'A numbered list.' },
  ],
  useWhen: ['A buyer arrives from the checkout after paying.'],
  avoidWhen: [
    'The buyer hasn’t paid yet. Use `checkout` instead.',
    'The customer wants to manage a plan. Use `subscription-overview` instead.',
  ],
  dos: [
    {
      text: 'Name each step after its action.',
      content: {
        steps: [
          { title: 'Download the app', text: `Open the file and move ${brand.name} to your Applications folder.` },
          { title: 'Log in', text: 'Use the email address you paid with. Your plan is there.' },
        ],
      },
    },
    {
      text: 'Label the button with its result.',
      content: { download: { label: 'Download for Mac', href: '#download' } },
    },
  ],
  donts: [
    {
      text: 'Don’t sell to someone who has just paid.',
      content: {
        steps: [{ title: 'Tell a friend', text: `Share your love of ${brand.name}, and get a bigger plan today!` }],
      },
    },
    {
      text: 'Don’t use a vague label for the download.',
      content: { download: { label: 'Get started', href: '#start' } },
    },
  ],
  accessibility: [
    'A polite live region announces the heading and lede when the state changes. Focus doesn’t move.',
    'Each stage has text for screen readers: done, in progress or not started.',
    'One click selects the whole transaction number, and a button copies it.',
    'The playhead respects reduced motion.',
  ],
} satisfies SectionDocs;
