import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

const columns = [
  { name: brand.name, detail: 'From $8 a month', emphasized: true },
  { name: 'QuickTime Player', detail: 'Comes with macOS' },
];

/** Returns content with one group of rows that compares two products. */
const compareTwoProducts = (rows: unknown) => ({ columns, groups: [{ rows }], footnotes: [] });

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'new',
  summary: 'Compares products or plans feature by feature.',
  keywords: ['versus', 'competitors', 'alternatives', 'matrix', 'checklist'],
  anatomy: [
    { part: 'Heading', description: 'A claim that the table supports.' },
    {
      part: 'Columns',
      description:
        'Products or plans. One can be emphasized with a panel and a dot. More than three are swiped on phones.',
    },
    { part: 'Groups', description: 'Rows by subject, so that long tables are easy to scan.' },
    { part: 'Cells', description: 'A check mark, a half circle or a dash, a short text, or both.' },
    { part: 'Footer', description: 'The date of the last check, how to report a mistake, and footnotes with sources.' },
  ],
  useWhen: [
    'Visitors know another product, or consider two plans, and ask how they differ.',
    'Every claim about another product has a source, and someone will check it again.',
  ],
  avoidWhen: [
    'There is nothing to compare. List the features with `feature-grid` instead.',
    'Price is the only difference. Use `pricing` instead.',
    'There are more than five products. Create a separate page with two columns for each.',
  ],
  dos: [
    {
      text: 'Show where the other product is better, to stay credible.',
      content: compareTwoProducts([
        { feature: 'System audio without a driver', cells: ['yes', 'no'] },
        { feature: 'Zooms to where you click', cells: ['yes', 'no'] },
        { feature: 'Free', cells: ['no', 'yes'] },
      ]),
    },
    {
      text: 'Explain what “partly” means, and cite the source in a footnote.',
      content: {
        ...compareTwoProducts([
          {
            feature: 'Cuts and trims',
            cells: ['yes', { is: 'partly', text: 'Trims, splits and joins', note: 1 }],
          },
        ]),
        footnotes: [
          {
            text: 'In the Edit menu on the Mac.',
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
      text: 'Don’t write sentences in cells. Use the row’s detail or a footnote.',
      content: compareTwoProducts([
        {
          feature: 'System audio',
          cells: [
            { text: 'Recorded on a separate track without a driver since 1.0' },
            { text: 'Not recorded unless a third-party driver is installed' },
          ],
        },
      ]),
    },
    {
      text: 'Don’t split one feature into several rows to win more often.',
      content: compareTwoProducts([
        { feature: 'Zooms in', cells: ['yes', 'no'] },
        { feature: 'Zooms out', cells: ['yes', 'no'] },
        { feature: 'Zooms that can be dragged', cells: ['yes', 'no'] },
        { feature: 'Zooms that can be deleted', cells: ['yes', 'no'] },
      ]),
    },
  ],
  accessibility: [
    'Explicit roles keep the table semantics in the narrow layout, where some browsers drop them.',
    'Marks differ in shape as well as color, and each has a text alternative.',
    'In the narrow layout, the column names stay below the page’s header. Details and links scroll away.',
    'In the narrow layout, a table with four or five columns scrolls horizontally, and so does any table with very large text. With four or five columns, it’s a tab stop there, and the arrow keys scroll it. The feature and the emphasized column stay in view.',
    'In forced colors, the panel behind the emphasized column keeps its border.',
    'With two or three columns, the table doesn’t scroll horizontally at 320 px.',
  ],
} satisfies SectionDocs;
