import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'show-the-product',
  status: 'new',
  summary: 'Compares two images in one frame with a draggable divider.',
  keywords: ['comparison slider', 'reveal', 'swipe', 'juxtapose'],
  anatomy: [
    { part: 'Header', description: 'A heading that claims what changed.' },
    { part: 'Before image', description: 'The original state with its label, on the side where reading begins.' },
    { part: 'After image', description: 'The changed state with its label, in the same composition.' },
    { part: 'Divider', description: 'A slider that starts in the middle. Visitors can drag anywhere in the frame.' },
    { part: 'Caption', description: 'The differences to look for.' },
  ],
  useWhen: [
    'One step changes many parts of an image.',
    'Both images show the same moment, so unchanged parts line up under the divider.',
  ],
  avoidWhen: [
    'The change happens over time. Use `video-player` instead.',
    'The images have different compositions. Use `media-rows` instead.',
    'There are three or more states. Use `media-tabs` instead.',
  ],
  dos: [
    {
      text: 'Label each state by what it is.',
      content: {
        before: { label: 'As recorded', media: { kind: 'illustration', name: 'raw-take' } },
        after: { label: 'As edited', media: { kind: 'illustration', name: 'finished-take' } },
      },
    },
    {
      text: 'Use the width `window` for the main comparison of a page.',
      content: { width: 'window', opening: 'centered' },
    },
    {
      text: 'Point out the differences in the caption.',
      content: { caption: 'Compare the camera, the cursor and the files in the corner.' },
    },
  ],
  donts: [
    {
      text: 'Don’t compare images with different compositions.',
      content: {
        before: { label: 'Zoom', media: { kind: 'illustration', name: 'zoom-steps' } },
        after: { label: 'Camera', media: { kind: 'illustration', name: 'clear-background' } },
      },
    },
    {
      text: 'Don’t put opinions in the labels. Let the images make the point.',
      content: {
        before: { label: 'Boring and slow', media: { kind: 'illustration', name: 'raw-take' } },
        after: { label: 'Much nicer', media: { kind: 'illustration', name: 'finished-take' } },
      },
    },
  ],
  accessibility: [
    'The divider is a labeled slider with a text value. Arrow keys move it by 1, Page Up and Page Down by 10, and Home and End to the ends.',
    'In right-to-left languages, the before image is on the right and the arrow keys follow the visual direction.',
    'Without JavaScript, both images are shown in full.',
    'Images need an `alt` unless the lede describes the difference. Illustrations without one are decorative.',
  ],
} satisfies SectionDocs;
