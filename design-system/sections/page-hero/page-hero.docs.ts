import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'introduce-the-page',
  status: 'new',
  summary: 'Introduces an inner page with a heading and, in most layouts, media.',
  keywords: ['header', 'banner', 'above the fold', 'title', 'subpage', 'masthead'],
  anatomy: [
    {
      part: 'Label',
      description: 'The kind of page in one or two words: “Recording”, “Releases”, “Legal”.',
    },
    {
      part: 'Heading',
      description: 'The page’s `h1`: a claim on marketing pages, a plain name on reference pages.',
    },
    { part: 'Lede', description: 'Two sentences that make the heading concrete.' },
    { part: 'Actions', description: 'Up to two buttons. The first is filled.' },
    { part: 'Metadata', description: 'One line of facts, such as a date or version.' },
    {
      part: 'Media or ruler',
      description: '`split` and `centered` have media, `title` has a timeline ruler, and `video` has both.',
    },
  ],
  useWhen: [
    'An inner page presents a feature (`split`), or one large image explains it (`centered`).',
    'A page is for reading or reference (`title`).',
    'A video is the main content (`video`).',
  ],
  avoidWhen: [
    'The page is the home page. Use `hero` instead.',
    'The page is a form. Use only the form instead, which has its own heading.',
    'The page already has a hero. Use `media-rows` instead.',
  ],
  dos: [
    {
      text: 'Use visitors’ search terms in the heading. Use the lede for what is special.',
    },
    {
      text: 'Leave out the actions if the page itself is what visitors came for.',
      content: {
        layout: 'title',
        label: 'Releases',
        heading: `What’s new in ${brand.name}`,
        lede: 'What changed, what was fixed, and what to know before you update.',
        actions: [],
        meta: 'Version 1.12.0, November 18, 2026',
        media: undefined,
      },
    },
  ],
  donts: [
    {
      text: 'Don’t use the maximum heading length. It pushes the actions out of the first viewport.',
      content: { heading: 'Screen, system sound, microphone, camera and iPhone, all on separate tracks' },
    },
    {
      text: 'Don’t repeat the heading in the lede.',
      content: { lede: `With ${brand.name} you get the screen, the sound and yourself, each on its own track.` },
    },
  ],
  accessibility: [
    'The section is a region named by its heading. The ruler and playhead are hidden from screen readers.',
    'Videos use the browser’s native controls, have captions on by default, and don’t load before playback.',
    'The media follows the text in narrow containers and with large text.',
  ],
} satisfies SectionDocs;
