import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'appear-on-every-page',
  status: 'new',
  summary: 'Asks once for consent to analytics and ads, with equally prominent choices that can be changed later.',
  keywords: ['cookies', 'GDPR', 'privacy', 'tracking', 'opt-in'],
  anatomy: [
    { part: 'Bar', description: 'Appears over the page at the bottom of the window until the visitor answers.' },
    { part: 'Question', description: 'Two sentences with a link to the privacy policy.' },
    { part: 'Choices', description: 'Three identical buttons: accept all, necessary only, or choose by category.' },
    { part: 'Dialog', description: 'Each category with its purpose, its tools and a checkbox that is off by default.' },
    {
      part: 'Signal notice',
      description: 'Replaces the choice in the dialog if the browser sends Global Privacy Control.',
    },
  ],
  useWhen: [
    'A configured tool requires consent. The site then adds the banner automatically.',
    'Visitors need to change their choice. The footer reopens the dialog.',
  ],
  avoidWhen: [
    'Nothing requires consent. Leave the banner out.',
    'The message is an announcement. Use `announcement-bar` instead.',
  ],
  dos: [
    { text: 'State that without consent no tools are loaded and the site works the same.' },
    { text: 'Name only the tools that are configured.' },
  ],
  donts: [
    {
      text: 'Don’t disguise the option to refuse.',
      content: { neededLabel: 'Continue without benefits' },
    },
    { text: 'Don’t pressure or flatter visitors.', content: { acceptLabel: 'Yes, make it better!' } },
  ],
  accessibility: [
    'The bar is a labeled region after the skip link, and a live region announces it.',
    'The bar doesn’t take focus. When it closes, focus returns to its previous position.',
    'The native dialog contains focus, closes on Escape and returns focus to its button.',
    'Buttons in the bar are at least 44 px high. The bar never covers the focused element.',
    'Without JavaScript, the bar isn’t shown, because nothing is measured.',
  ],
} satisfies SectionDocs;
