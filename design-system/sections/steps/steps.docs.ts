import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'explain-how-it-works',
  status: 'new',
  summary: 'Explains a process step by step, with the time or the number of each step.',
  keywords: ['how to', 'workflow', 'instructions', 'timeline', 'tutorial', 'sequence'],
  anatomy: [
    { part: 'Header', description: 'Heading and a lede that explains the times.' },
    {
      part: 'Rail or ruler',
      description: 'A vertical rail, or a horizontal ruler that ends at the result.',
    },
    {
      part: 'Time',
      description: 'Counted from the first step, for each step or for none. Steps without times have numbers.',
    },
    { part: 'Title and text', description: 'The instruction, then its result.' },
    { part: 'Keys', description: 'Optional. A drawing of the keys to press, below the text.' },
    {
      part: 'Media',
      description:
        'Optional, in 16:9. On a ruler, use it for all steps or none. The pinned layout has one, which stays in the window.',
    },
  ],
  useWhen: [
    'The order matters, as in setup, a first recording or a refund.',
    'The page shows how quick a process is (`ruler` layout).',
    'One illustration shows what all steps build (`pinned` layout).',
  ],
  avoidWhen: [
    'The order doesn’t matter. Use `media-rows` or `feature-grid` instead.',
    'There are more than six steps. Write a documentation page instead.',
  ],
  dos: [
    { text: 'Start each title with an imperative verb.' },
    {
      text: 'Use the ruler if the steps are short and lead to a result.',
      content: {
        layout: 'ruler',
        steps: [
          { timecode: '00:00', title: 'Press record', text: 'Press Shift-Command-2 and talk.' },
          { timecode: '02:00', title: 'Press record again', text: 'The edit is already there.' },
          { timecode: '03:00', title: 'Export', text: 'Every format you selected, at once.' },
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t describe what the app does automatically.',
      content: {
        steps: [
          { timecode: '00:00', title: 'Recording is analyzed', text: `${brand.name} looks at your clicks.` },
          { timecode: '00:01', title: 'Zooms are generated', text: 'They appear on the timeline.' },
          { timecode: '00:02', title: 'Cursor is smoothed', text: 'The wobble is removed.' },
        ],
      },
    },
    {
      text: 'Don’t invent times. Leave them out if they don’t matter.',
      content: {
        steps: [
          { timecode: '00:00', title: 'Press record', text: 'Talk.' },
          { timecode: '00:01', title: 'Press record again', text: 'Your twenty-minute tutorial is finished.' },
        ],
      },
    },
  ],
  accessibility: [
    'The steps are an ordered list. Times, keys, rail and playhead are hidden from screen readers, so name the keys in the title or the text.',
    'The playhead only moves as the user scrolls, and so does a pinned illustration. It’s complete if the visitor prefers reduced motion.',
  ],
} satisfies SectionDocs;
