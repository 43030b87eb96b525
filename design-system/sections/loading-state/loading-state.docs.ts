import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'state',
  status: 'new',
  summary: 'Keeps the place of content that is fetched, so that the page does not move when it comes.',
  anatomy: [
    { part: 'Label', what: 'What is loading. Heard, not seen.' },
    { part: 'Shapes', what: 'As many rows, cards or paragraphs as are expected, in the size of what comes.' },
  ],
  useWhen: [
    'Content of one visitor is fetched after the page: devices, invoices, results of a search.',
    'The wait is longer than half a second on a slow line, and the size of what comes is known.',
  ],
  avoidWhen: [
    'The content can be in the document. Put it there; nothing is faster.',
    'A button was pressed. The button shows that by itself (`pending`).',
    'Nothing came. Use `empty-state`, and for a failure `error-screen`.',
  ],
  dos: [
    { words: 'Show as many as will come, so that what is below stays where it is.', content: { count: 3 } },
    { words: 'Take the shape of what comes.', content: { shape: 'cards', label: 'Loading the posts' } },
  ],
  donts: [
    { words: 'Do not fill the screen for a list that is usually short.', content: { count: 10 } },
    { words: 'Do not say “Please wait”: say what for.', content: { label: 'Please wait' } },
  ],
  accessibility: [
    'The label is an output, which is read politely and once; the section is marked busy and the shapes are not read.',
    'The shapes breathe only where motion is welcome.',
    'Where colours are forced the shapes are outlines.',
  ],
} satisfies SectionDocs;
