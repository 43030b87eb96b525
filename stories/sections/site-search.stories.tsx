import { SiteSearch } from '@onset/design-system/sections/site-search';
import type { SiteSearchContent } from '@onset/design-system/sections/site-search/schema';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { SearchResult } from '@onset/design-system/sections/site-search';

const results: readonly SearchResult[] = [
  {
    href: '/blog/cut-the-silence-keep-the-pauses#three-lengths',
    kind: 'Blog',
    title: 'Cut the silence, keep the pauses',
    heading: 'Three lengths',
    excerpt: 'Which gaps to take out and which to leave. A silence under half a second is a breath: leave it in.',
  },
  {
    href: '/changelog#v1.6.0',
    kind: 'Version',
    title: 'Version 1.6.0',
    heading: 'Silences are offered as cuts',
    excerpt: 'Silences are marked on the timeline. Each is a cut you may take or leave, and nothing is cut by itself.',
  },
  { href: '/pricing', kind: 'Page', title: 'Pricing' },
];

const content: SiteSearchContent = {
  placeholder: 'Search posts, versions and pages',
  href: '/blog',
  links: [
    { label: 'All posts', href: '/blog' },
    { label: 'What’s new in each version', href: '/changelog' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Site search',
  component: SiteSearch,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(canvas.getByRole('search', { name: 'Search' })).toContainElement(field);
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    await expect(canvas.queryByRole('button', { name: 'Clear the field' })).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    // The empty status must be rendered before the first results, because screen readers announce only changes of
    // existing elements.
    await expect(canvasElement.querySelector('output')).toBeEmptyDOMElement();
  },
});

export const Results = meta.story({
  args: { state: 'results', query: 'silenc', results },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 results');
    // The accessible name of a result must consist of the page title and the heading, separated by a space. It must not
    // contain the excerpt.
    await expect(canvas.getByRole('link', { name: 'Cut the silence, keep the pauses Three lengths' })).toBeVisible();
    const marks = canvas.getAllByText(/^silence/i, { selector: 'mark' });
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['silence', 'silence', 'Silences', 'Silences']);
  },
});

export const OneResult = meta.story({
  args: { state: 'results', query: 'price', results: results.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result');
  },
});

/** No page contains all words of the query, so the results are pages that contain some of the words. */
export const PartialResults = meta.story({
  args: { state: 'partial', query: 'silence karaoke', results },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No page has all of these words. Closest matches:');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

/** While the search index is loading, the field keeps the query that the visitor has typed. */
export const Loading = meta.story({
  args: { state: 'loading', query: 'silence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the search');
    await expect(canvas.getByRole('searchbox')).toHaveValue('silence');
    await expect(canvas.getByRole('button', { name: 'Clear the field' })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { state: 'none', query: 'green screen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results for', { exact: false })).toHaveTextContent(
      'No results for “green screen”',
    );
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
  },
});

/** The search index couldn't be loaded, because the visitor is offline or the file is missing. */
export const IndexNotLoaded = meta.story({
  args: { state: 'error', query: 'silence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not loaded');
    await expect(canvas.getByRole('link', { name: 'All posts' })).toBeVisible();
  },
});

export const WithAHeading = meta.story({
  args: { heading: 'Look for it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Look for it' })).toBeVisible();
  },
});

export const Minimal = meta.story({ args: { links: content.links.slice(0, 1), state: 'none', query: 'x' } });
