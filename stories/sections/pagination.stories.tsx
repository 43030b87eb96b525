import { expect, within } from 'storybook/test';
import { Pagination } from '@onset/design-system/sections/pagination';
import type { PaginationContent } from '@onset/design-system/sections/pagination/schema';
import preview from '../../.storybook/preview.tsx';

const content: PaginationContent = {
  current: 6,
  total: 12,
  firstHref: '/blog',
  otherHref: '/blog/page/{page}',
  previousLabel: 'Newer',
  nextLabel: 'Older',
};

const meta = preview.meta({
  title: 'Sections/Pagination',
  component: Pagination,
  parameters: { frame: 'none' },
  // Adds the space that lists have below them on the site's pages.
  decorators: [
    (Story) => (
      <div className="pt-12">
        <Story />
      </div>
    ),
  ],
  args: content,
});

/**
 * The current page is in the middle of many pages. Links lead to the first page, the last page and the pages next to
 * the current one, and gaps replace the other pages.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/blog/page/5');
    await expect(pages.getByRole('link', { name: 'Older' })).toHaveAttribute('rel', 'next');
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('6');
  },
});

/** The first page has no link to a previous page. */
export const FirstPage = meta.story({
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Newer' })).toBeNull();
  },
});

export const SecondPage = meta.story({
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/blog');
  },
});

export const LastPage = meta.story({
  args: { current: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Older' })).toBeNull();
  },
});

export const TwoPages = meta.story({ args: { current: 1, total: 2 } });

/** There is only one page, so the section renders nothing. */
export const OnePage = meta.story({
  args: { current: 1, total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
