import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'convert-visitors',
  status: 'stable',
  summary: 'Asks the visitor to take one action, at the end of a page or between two sections.',
  keywords: ['CTA', 'banner', 'get started', 'closing pitch', 'button'],
  anatomy: [
    {
      part: 'Background',
      description:
        '`full` has a dark band with a waveform. `plain` uses the page background and `compact` a card on it.',
    },
    { part: 'Heading', description: 'The benefit for the visitor rather than the action.' },
    { part: 'Lede', description: 'A reassurance, such as the time it takes or the refund period.' },
    { part: 'Button', description: 'The main action, worded like the page it leads to.' },
    { part: 'Secondary button', description: 'An optional alternative for visitors who aren’t ready.' },
    { part: 'Hand-off', description: 'Replaces the button on phones and tablets and sends the page to a Mac.' },
  ],
  useWhen: [
    'A page ends and needs a next step. Use `full`, or `plain` for pages that are mainly text.',
    'A long page needs an action in the middle. Use `compact`.',
  ],
  avoidWhen: [
    'The page ends in `pricing` or `download-card`. They already contain the action.',
    'The action is to enter an email address. Use `signup-form` instead.',
    'The page has two actions of equal importance. Choose the main one first.',
  ],
  dos: [
    {
      text: 'Address the last concern next to the button.',
      content: {
        heading: 'Your next recording could be the last take.',
        lede: 'Set it up in a minute. Change your mind within 14 days.',
      },
    },
    {
      text: 'Keep it short between two sections.',
      content: {
        layout: 'compact',
        heading: 'Try it on your next demo',
        lede: undefined,
      },
    },
  ],
  donts: [
    {
      text: 'Don’t use a generic label such as “Get started”. Name the action.',
      content: {
        heading: 'Ready to get started?',
        lede: 'Join now and see for yourself what is possible.',
        action: { label: 'Get started', href: '#plans' },
      },
    },
    {
      text: 'Don’t summarize the page.',
      content: {
        heading: 'Zooms, cursor, captions, background, every format and no watermark',
        lede: `${brand.name} records the screen, a window or a region, with system audio, your microphone and your camera, and it edits all of that while you talk.`,
      },
    },
  ],
  accessibility: [
    'The waveform is hidden from screen readers.',
    'The hand-off works without JavaScript. Assistive technology finds either the hand-off or the button.',
    'In forced colors, the top border separates the `full` layout from the page.',
  ],
} satisfies SectionDocs;
