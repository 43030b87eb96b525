import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'show-the-product',
  status: 'new',
  summary: 'Lets visitors switch between several views of one topic.',
  keywords: ['switcher', 'carousel', 'slideshow', 'gallery', 'product tour'],
  anatomy: [
    { part: 'Header', description: 'Introduces what the views have in common.' },
    { part: 'Tabs', description: 'A column beside the media, or a scrolling row on small screens.' },
    {
      part: 'Media',
      description: 'An illustration, image or video.',
    },
    { part: 'Title and text', description: 'Describe the view, and make sense without the tab.' },
  ],
  useWhen: ['The views are alternatives, and each visitor cares about one or two of them.'],
  avoidWhen: [
    'Every visitor should see all views. Use `feature-grid` or `media-rows` instead.',
    'The views are steps of a process. Use `steps` instead.',
    'There is no media. Use `faq` instead.',
  ],
  dos: [
    {
      text: 'Label all tabs with the same kind of noun.',
    },
    {
      text: 'Put the view that most visitors want first.',
      content: { heading: 'Four things you no longer do by hand' },
    },
  ],
  donts: [
    {
      text: 'Don’t repeat the label as the title.',
      content: {
        tabs: [
          {
            label: 'Zooms',
            title: 'Zooms',
            text: 'Zooms are made when you click.',
            media: { kind: 'illustration', name: 'zoom-steps' },
          },
          {
            label: 'Cursor',
            title: 'Cursor',
            text: 'The cursor is smoothed.',
            media: { kind: 'illustration', name: 'cursor-path' },
          },
        ],
      },
    },
    {
      text: 'Don’t hide essential buying information in a tab.',
      content: {
        tabs: [
          {
            label: 'Zooms',
            title: 'A click becomes a block',
            text: 'Drag it, stretch it, or delete it.',
            media: { kind: 'illustration', name: 'zoom-steps' },
          },
          {
            label: 'Needs a Mac',
            title: 'macOS 14 or later',
            text: 'It doesn’t run on any other system.',
            media: { kind: 'illustration', name: 'export-formats' },
          },
        ],
      },
    },
  ],
  accessibility: [
    'The tabs follow the ARIA tabs pattern: one tab stop, with arrow keys, Home and End to move between tabs.',
    'Inactive panels keep their space, but keyboard and screen reader users can’t reach them.',
    'A video pauses when the user switches tabs.',
    'Without JavaScript, all panels appear below one another.',
    'The selected tab is underlined in forced colors mode.',
  ],
} satisfies SectionDocs;
