import { brand } from '@onset/design-system/brand';
import { expect, waitFor, within } from 'storybook/test';
import { ComparisonTable } from '@onset/design-system/sections/comparison-table';
import type { ComparisonTableContent } from '@onset/design-system/sections/comparison-table/schema';
import preview from '../../.storybook/preview.tsx';
import { narrow, rightToLeft } from '../helpers/frames.tsx';

const content: ComparisonTableContent = {
  label: 'Side by side',
  heading: `Two good recorders that cost nothing, and ${brand.name}`,
  lede: `QuickTime Player is on your Mac already. OBS is free and streams. ${brand.name} is for the hour after the recording.`,
  caption: `${brand.name}, QuickTime Player and OBS Studio by what they record, what they edit, and what they cost`,
  columns: [
    { name: brand.name, detail: 'From $8 a month', emphasized: true },
    { name: 'QuickTime Player', detail: 'Comes with macOS' },
    { name: 'OBS Studio', detail: 'Free and open source' },
  ],
  groups: [
    {
      heading: 'Recording',
      rows: [
        {
          feature: 'Screen, window or region',
          cells: ['yes', { is: 'partly', text: 'Screen or region', note: 1 }, 'yes'],
        },
        { feature: 'System sound without a driver', cells: ['yes', 'no', { is: 'yes', note: 2 }] },
        {
          feature: 'Camera on a track of its own',
          detail: 'So that it can be moved, cut or left out later.',
          cells: ['yes', 'no', { is: 'partly', text: 'Needs a plug-in' }],
        },
      ],
    },
    {
      heading: 'Editing',
      rows: [
        { feature: 'Zooms to where you press', cells: ['yes', 'no', 'no'] },
        { feature: 'Cuts and trims', cells: ['yes', { is: 'partly', text: 'Trims and splits' }, 'no'] },
        { feature: 'Captions written on the Mac', cells: ['yes', 'no', 'no'] },
      ],
    },
    {
      heading: 'Elsewhere',
      rows: [
        { feature: 'Live streaming', cells: ['no', 'no', 'yes'] },
        { feature: 'Runs on', cells: [{ text: 'macOS' }, { text: 'macOS' }, { text: 'macOS, Windows, Linux' }] },
      ],
    },
  ],
  footnotes: [
    {
      text: 'With the bar that Shift-Command-5 opens too.',
      source: {
        label: 'QuickTime Player User Guide',
        href: 'https://support.apple.com/guide/quicktime-player/welcome/mac',
      },
      checked: '2026-11-18',
    },
    {
      text: 'From macOS 13 on.',
      source: { label: 'OBS Knowledge Base', href: 'https://obsproject.com/kb' },
      checked: '2026-11-18',
    },
  ],
  checked: '2026-11-18',
  note: 'Something wrong? [Tell us](mailto:support@onset.example), and we put it right.',
};

const planContent: Partial<ComparisonTableContent> = {
  label: 'What differs',
  heading: 'The app is the same. The payment isn’t.',
  lede: undefined,
  caption: `The monthly, yearly and lifetime plans of ${brand.name} by what they cost and what they give`,
  columns: [
    { name: 'Monthly', detail: '$12 a month', action: { label: 'Start monthly', href: '#monthly' } },
    {
      name: 'Yearly',
      detail: '$8 a month, paid by the year',
      action: { label: 'Start yearly', href: '#yearly' },
      emphasized: true,
    },
    { name: 'Lifetime', detail: '$189 once', action: { label: 'Buy once', href: '#lifetime' } },
  ],
  groups: [
    {
      heading: 'What you pay',
      rows: [
        {
          feature: 'Charged',
          cells: [{ text: '$12 each month' }, { text: '$96 once a year' }, { text: '$189, never again' }],
        },
        { feature: 'Ends automatically', cells: ['no', 'no', { is: 'yes', text: 'Nothing to end' }] },
        {
          feature: '14 days to change your mind',
          cells: ['yes', 'yes', 'yes'],
        },
      ],
    },
    {
      heading: 'What you get',
      rows: [
        { feature: `Everything ${brand.name} does`, cells: ['yes', 'yes', 'yes'] },
        { feature: 'Your own Macs', cells: [{ text: 'Three' }, { text: 'Three' }, { text: 'Three' }] },
        {
          feature: 'New versions',
          cells: [{ text: 'While active' }, { text: 'While active' }, { is: 'partly', text: 'For one year' }],
        },
      ],
    },
    {
      heading: 'Once it has ended',
      rows: [
        { feature: 'Recordings open, play and copy', cells: ['yes', 'yes', 'yes'] },
        { feature: 'Edits can be exported', cells: ['no', 'no', { is: 'yes', text: 'For good' }] },
      ],
    },
  ],
  footnotes: [],
  checked: undefined,
  note: undefined,
};

const meta = preview.meta({
  title: 'Sections/Comparison table',
  component: ComparisonTable,
  parameters: { frame: 'none' },
  args: content,
});

/**
 * The table has row and column headers, so screen readers announce which product and which feature a cell belongs to.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: new RegExp(`^${brand.name}, QuickTime Player and OBS Studio`) });
    const names = within(table).getByRole('row', { name: new RegExp(`^Feature ${brand.name}`) });
    await expect(within(names).getAllByRole('columnheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /^Live streaming/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual(['No', 'No', 'Yes']);
    await expect(canvas.getByRole('cell', { name: /^Partly: Screen or region/ })).toBeVisible();
    const [firstNoteLink] = canvas.getAllByRole('link', { name: /^Note/ });
    const noteElement = document.querySelector(firstNoteLink?.getAttribute('href') ?? '');
    await expect(noteElement).toHaveTextContent('With the bar that Shift-Command-5 opens too.');
  },
});

/** Each column is a plan with its own link. A panel highlights the recommended column, which isn't the first one. */
export const Plans = meta.story({
  args: planContent,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start yearly' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Edits can be exported' })).toBeVisible();
  },
});

export const Two = meta.story({
  args: {
    heading: 'What QuickTime Player leaves to you',
    lede: undefined,
    columns: content.columns.slice(0, 2),
    groups: content.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) })),
    })),
  },
});

/** All columns fit, so the rows aren't a tab stop. */
export const FiveColumns = meta.story({
  args: {
    columns: [
      ...content.columns.map(({ name, emphasized }) => ({ name, emphasized })),
      { name: 'Screenshot' },
      { name: 'iMovie' },
    ],
    groups: [
      {
        rows: [
          { feature: 'Zooms to where you press', cells: ['yes', 'no', 'no', 'no', 'no'] },
          {
            feature: 'Cuts and trims',
            cells: ['yes', { is: 'partly', text: 'Trims and splits' }, 'no', { is: 'partly', text: 'Trims' }, 'yes'],
          },
          { feature: 'Live streaming', cells: ['no', 'no', 'yes', 'no', 'no'] },
        ],
      },
    ],
    footnotes: [],
  },
  play: async ({ canvas }) => {
    const [, rows] = canvas.getAllByRole('rowgroup');
    rows?.focus();
    await expect(rows).not.toHaveFocus();
  },
});

/** On phones, the rows scroll horizontally. The names follow them, and the highlighted column stays in view. */
export const Swiped = meta.story({
  args: FiveColumns.input.args,
  decorators: [narrow(390)],
  play: async ({ canvas, userEvent }) => {
    const [, rows] = canvas.getAllByRole('rowgroup');
    if (!rows) throw new Error('No rows');
    await userEvent.tab();
    await expect(rows).toHaveFocus();
    await expect(rows).toHaveAccessibleName(new RegExp(`^${brand.name}, QuickTime Player and OBS Studio`));
    rows.scrollLeft = rows.scrollWidth;
    const headers = canvas.getAllByRole('columnheader');
    const cells = within(rows).getAllByRole('cell').slice(0, 5);
    const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left ?? 0;
    await waitFor(() => expect(Math.abs(leftOf(headers.at(-1)) - leftOf(cells.at(-1)))).toBeLessThan(2));
    await expect(leftOf(cells[0])).toBe(leftOf(rows));
    await expect(leftOf(headers[1])).toBe(leftOf(rows));
  },
});

/** The columns begin at the right edge, and are swiped to the right. */
export const SwipedRightToLeft = meta.story({
  args: FiveColumns.input.args,
  decorators: [narrow(390), rightToLeft],
  play: async ({ canvas }) => {
    const [, rows] = canvas.getAllByRole('rowgroup');
    if (!rows) throw new Error('No rows');
    rows.scrollLeft = -rows.scrollWidth;
    const rightOf = (element: Element | undefined) => element?.getBoundingClientRect().right ?? 0;
    const cell = within(rows).getAllByRole('cell')[4];
    const lastHeader = canvas.getAllByRole('columnheader').at(-1);
    await waitFor(() => expect(Math.abs(rightOf(lastHeader) - rightOf(cell))).toBeLessThan(2));
  },
});

export const Minimal = meta.story({
  args: {
    lede: undefined,
    columns: [{ name: `With ${brand.name}` }, { name: 'Without' }],
    groups: [{ rows: [{ feature: 'The edit is already there', cells: ['yes', 'no'] }] }],
    footnotes: [],
    checked: undefined,
    note: undefined,
  },
});
