import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'introduce-the-page',
  status: 'stable',
  summary: 'Opens the home page with the main promise, one action and an interactive demo of the editor.',
  keywords: ['header', 'banner', 'above the fold', 'headline', 'jumbotron', 'landing', 'masthead'],
  anatomy: [
    { part: 'Heading', description: 'The promise in one sentence of short words, in the site’s largest type.' },
    { part: 'Lede', description: 'What the product does and for whom, in two sentences.' },
    { part: 'Buttons', description: 'One filled button and an optional outlined one.' },
    { part: 'Note', description: 'What careful buyers ask first, such as system requirements and refunds.' },
    {
      part: 'Editor',
      description:
        'The product at work in a loop of twelve seconds, with captions for each step. A click on the recording takes over and adds a zoom to its timeline. Then all settings work, zooms can be moved and trimmed, the edit plays, and Export shows three videos. In large windows, the upper tracks are in the first view.',
    },
    { part: 'Pause', description: 'Pauses the loop, in the title bar. It works without scripts.' },
    {
      part: 'Prompt',
      description:
        'Invites visitors to try the editor, then suggests another click. `touchInvitation` replaces it on touchscreens.',
    },
    { part: 'Ruler', description: 'Ruler of a timeline, across the full width.' },
  ],
  useWhen: [
    'The page is the home page or a campaign’s landing page.',
    'Visitors understand the product best by trying it.',
  ],
  avoidWhen: [
    'The page is below the home page. Use `page-hero`, which supports a video, an illustration or only a title.',
    'The page is about one feature. Use `page-hero` with that feature’s illustration.',
  ],
  dos: [
    {
      text: 'Promise a result in a few words.',
      content: { heading: 'Press record. The edit is already there.' },
    },
    {
      text: 'Address the first concern in the note.',
      content: { note: 'macOS 14 or later. 14 days to change your mind.' },
    },
  ],
  donts: [
    {
      text: 'Don’t describe the product category.',
      content: {
        heading: 'The modern screen recorder for modern teams',
        lede: 'A better way to make videos. Built for everyone who works with a screen.',
      },
    },
    {
      text: 'Don’t give both buttons labels of equal weight.',
      content: {
        primaryAction: { label: `Learn more about what ${brand.name} does`, href: '#features' },
        secondaryAction: { label: 'Compare all plans and their prices', href: '#plans' },
      },
    },
  ],
  accessibility: [
    'The recording in the editor is a button named by `pointLabel`. Arrow keys move its cursor, Enter clicks, and Escape zooms out.',
    'After the first click, each setting is a native slider, checkbox or radio button. Arrow keys move a zoom on the timeline, with Shift they trim it, Delete deletes it, and Command-Z or Control-Z undoes.',
    'A live region announces the position and time of each zoom. `demo` contains the translatable texts; the controls of the app itself are in English.',
    'If the visitor prefers reduced motion, the loop is a still picture and zooms are immediate.',
    'The heading is the page’s `h1` unless `headingLevel` is set.',
  ],
} satisfies SectionDocs;
