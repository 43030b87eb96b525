import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'show-the-product',
  status: 'new',
  summary: 'Shows the subject of a page in one picture that spans the window.',
  keywords: ['full width', 'edge to edge', 'large image', 'screenshot', 'showcase', 'banner'],
  anatomy: [
    {
      part: 'Header',
      description: 'Heading and description. Centered headings go well with a wide picture.',
    },
    { part: 'Media', description: 'An illustration, image or video from edge to edge.' },
    { part: 'Caption', description: 'An optional note on what to look for.' },
  ],
  useWhen: ['One picture makes the point of the page, and details are worth seeing large.'],
  avoidWhen: [
    'There are two states to compare. Use `before-after` instead.',
    'The video has chapters or a transcript. Use `video-player` with the width `window` instead.',
    'The picture needs a paragraph of text beside it. Use `media-rows` instead.',
  ],
  dos: [
    { text: 'Use it once per page.' },
    {
      text: 'Say in the caption where to look.',
      content: { caption: 'The frame never leaves the display: near an edge, the zoom is smaller.' },
    },
  ],
  donts: [
    {
      text: 'Don’t use illustrations of small controls. At this width they look empty.',
      content: { media: { kind: 'illustration', name: 'shortcuts' } },
    },
  ],
  accessibility: [
    'The media has an alternative text unless the header describes it.',
    'The media never causes horizontal scrolling: its width excludes the scroll bar.',
  ],
} satisfies SectionDocs;
