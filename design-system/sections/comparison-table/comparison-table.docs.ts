import type { SectionDocs } from '../section-docs.ts';

const columns = [
  { name: 'Onset', detail: 'From $8 a month', emphasised: true },
  { name: 'QuickTime Player', detail: 'Comes with macOS' },
];

/** One group of a comparison of two, for the pictures. */
const pair = (rows: unknown) => ({ columns, groups: [{ rows }], footnotes: [] });

export const docs = {
  purpose: 'deciding',
  status: 'new',
  summary: 'Sets our product beside others, or our plans beside each other, feature by feature.',
  anatomy: [
    { part: 'Heading', what: 'What is compared, as a claim that the table has to bear out.' },
    { part: 'Columns', what: 'Products or plans. One is emphasised: it stands on a panel, and has a record light.' },
    { part: 'Groups', what: 'Rows with one subject, so that a long table can be searched by eye.' },
    { part: 'Cells', what: 'A tick, a half circle or a dash, a few words, or a mark with words.' },
    { part: 'Foot', what: 'The day it was checked, where to tell of a mistake, and footnotes with their sources.' },
  ],
  useWhen: [
    'A visitor knows the other product, or has two plans in mind, and asks what the difference is.',
    'You can name a source for what you say of others, and somebody will check it again.',
  ],
  avoidWhen: [
    'There is nothing to set beside it: list what the product does with `feature-grid`.',
    'The whole answer is a price: `pricing` shows it larger.',
    'You would compare more than five: make a page for each, of two columns.',
  ],
  dos: [
    {
      words: 'Say where the other one is better. A column of nothing but ticks is believed by nobody.',
      content: pair([
        { feature: 'System sound without a driver', cells: ['yes', 'no'] },
        { feature: 'Zooms to where you press', cells: ['yes', 'no'] },
        { feature: 'Costs nothing', cells: ['no', 'yes'] },
      ]),
    },
    {
      words: 'Say how far, where the truth is “partly”, and give the source in a footnote.',
      content: {
        ...pair([
          {
            feature: 'Cuts and trims',
            cells: ['yes', { is: 'partly', text: 'Trims, splits and joins', note: 1 }],
          },
        ]),
        footnotes: [
          {
            text: 'On the Mac, in its Edit menu.',
            source: {
              label: 'QuickTime Player User Guide',
              href: 'https://support.apple.com/guide/quicktime-player/welcome/mac',
            },
            checked: '2026-11-18',
          },
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not write sentences into cells. What needs one belongs in the row’s detail or in a footnote.',
      content: pair([
        {
          feature: 'System sound',
          cells: [
            { text: 'Recorded as a track of its own, without a driver, since 1.0' },
            { text: 'Not recorded, unless a driver from somebody else is there' },
          ],
        },
      ]),
    },
    {
      words: 'Do not split one feature into five rows to win five times.',
      content: pair([
        { feature: 'Zooms in', cells: ['yes', 'no'] },
        { feature: 'Zooms out', cells: ['yes', 'no'] },
        { feature: 'Zooms that can be dragged', cells: ['yes', 'no'] },
        { feature: 'Zooms that can be deleted', cells: ['yes', 'no'] },
      ]),
    },
  ],
  accessibility: [
    'A real table at every width, with a caption, and a header for each row and column: a screen reader says both at each cell. The roles are spelt out, because some browsers drop them where the narrow layout changes `display`.',
    'Marks differ in shape, not only in hue, and each is followed by a word for those who hear it.',
    'In the narrow layout the name of the column above each cell is drawn by CSS and silent, because the header has said it already.',
    'With forced colours the panel keeps its border, and the emphasised column its place at the front.',
    'Nothing scrolls sideways, at 320 pixels or with text at 200 %.',
  ],
} satisfies SectionDocs;
