import { expect } from 'storybook/test';
import { generatedPages } from '../../site/compositor/generated-pages.ts';
import type { PageDocument } from '../../site/compositor/page-document.ts';
import { posts } from '../../site/content/posts.ts';
import { newestRelease, releases } from '../../site/content/releases.ts';
import home from '../../site/pages/index.ts';
import features from '../../site/pages/features.ts';
import download from '../../site/pages/download.ts';
import changelog from '../../site/pages/changelog.ts';
import blog from '../../site/pages/blog.ts';
import about from '../../site/pages/about.ts';
import notFound from '../../site/pages/404.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

/** Returns the page with the given path, which is generated from a Markdown file. */
function getGeneratedPage(path: string): PageDocument {
  const page = generatedPages().find((each) => each.path === path);
  if (!page) throw new Error(`No Markdown file has the path ${path}. Correct the path of the story.`);
  return page.document;
}

const meta = preview.meta({
  title: 'Pages/Static pages',
  component: PageStory,
  tags: ['!autodocs', 'every-mode'],
  parameters: { frame: 'none' },
});

export const Home = meta.story({
  args: { document: home, file: 'index.ts' },
});

export const Features = meta.story({
  args: { document: features, file: 'features.ts' },
});

export const Download = meta.story({
  args: { document: download, file: 'download.ts' },
  play: async ({ canvas }) => {
    // The page links to the newest release and shows its SHA-256 checksum. It also lists older releases, if there are any.
    const [newest, ...older] = releases;
    await expect(canvas.getByRole('link', { name: 'Download for Mac' })).toHaveAttribute('href', newest?.href);
    await expect(canvas.getByText(newest?.sha256 ?? '')).toBeVisible();
    for (const { version } of older) await expect(canvas.getByText(version)).toBeInTheDocument();
  },
});

export const Changelog = meta.story({
  args: { document: changelog, file: 'changelog.ts' },
  play: async ({ canvas }) => {
    const { version } = newestRelease();
    await expect(canvas.getByRole('link', { name: version })).toHaveAttribute('href', `#v${version}`);
  },
});

export const Blog = meta.story({
  args: { document: blog, file: 'blog.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Topics' })).toBeVisible();
  },
});

/** The oldest post, so that new ones don’t change the screenshot. */
export const BlogPost = meta.story({
  args: { document: getGeneratedPage(`/blog/${posts.at(-1)?.slug}`), file: 'blog/post.json' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: posts.at(-1)?.title ?? '' })).toBeVisible();
    // All placeholders of facts, such as `{{release.version}}`, must be replaced by their values.
    await expect(canvas.queryByText(/\{\{/)).toBeNull();
  },
});

export const About = meta.story({
  args: { document: about, file: 'about.ts' },
});

export const Legal = meta.story({
  args: { document: getGeneratedPage('/refund'), file: 'refund.json' },
});

export const NotFound = meta.story({
  args: { document: notFound, file: '404.ts' },
});
