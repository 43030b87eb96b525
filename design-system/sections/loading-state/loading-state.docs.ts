import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'replace-missing-content',
  status: 'new',
  summary: 'Reserves space for content that is loading, so that the page doesn’t shift when it arrives.',
  keywords: ['skeleton', 'spinner', 'shimmer', 'progress', 'pending', 'placeholder'],
  anatomy: [
    { part: 'Label', description: 'What is loading, for screen readers only.' },
    { part: 'Placeholders', description: 'As many rows, cards or paragraphs as expected, in the size of the content.' },
  ],
  useWhen: [
    'Content is fetched after the page loads, such as devices, invoices or search results.',
    'Loading takes over half a second on slow connections, and the content’s size is known.',
  ],
  avoidWhen: [
    'The content can be part of the HTML. Put it there instead.',
    'A button’s action is running. Use its `pending` state instead.',
    'There is no content. Use `empty-state`, or `error-screen` for an error.',
  ],
  dos: [
    { text: 'Show as many placeholders as there will be items.', content: { count: 3 } },
    { text: 'Match the shape of the content.', content: { shape: 'cards', label: 'Loading the posts' } },
  ],
  donts: [
    { text: 'Don’t fill the screen for a list that is usually short.', content: { count: 10 } },
    { text: 'Don’t use a generic label.', content: { label: 'Please wait' } },
  ],
  accessibility: [
    'A live region announces the label once if the section is added to an open page. Screen readers skip the placeholders.',
    'The placeholders don’t animate if the visitor prefers reduced motion.',
    'In forced colors, the placeholders have outlines.',
  ],
} satisfies SectionDocs;
