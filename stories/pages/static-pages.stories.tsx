import { expect } from 'storybook/test';
import { generatedPages } from '../../site/compositor/generated-pages.ts';
import type { PageDocument } from '../../site/compositor/page-document.ts';
import { releases } from '../../site/content/releases.ts';
import home from '../../site/pages/index.ts';
import features from '../../site/pages/features.ts';
import howItWorks from '../../site/pages/how-it-works.ts';
import useCases from '../../site/pages/use-cases.ts';
import download from '../../site/pages/download.ts';
import changelog from '../../site/pages/changelog.ts';
import blog from '../../site/pages/blog.ts';
import about from '../../site/pages/about.ts';
import howWeMeasure from '../../site/pages/how-we-measure.ts';
import vsScreenStudio from '../../site/pages/vs-screen-studio.ts';
import macosScreenRecorder from '../../site/pages/macos-screen-recorder.ts';
import screenRecordingSoftware from '../../site/pages/screen-recording-software.ts';
import tutorialRecordingSoftware from '../../site/pages/tutorial-recording-software.ts';
import videoEditingSoftware from '../../site/pages/video-editing-software.ts';
import openSourceScreenRecorder from '../../site/pages/open-source-screen-recorder.ts';
import cameraBackgroundRemoval from '../../site/pages/camera-background-removal.ts';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 % of “As recorded” shown');
  },
});

export const HowItWorks = meta.story({
  args: { document: howItWorks, file: 'how-it-works.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Two clicks share one zoom/ })).toBeVisible();
  },
});

export const UseCases = meta.story({
  args: { document: useCases, file: 'use-cases.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bug report' })).toHaveAttribute('href', '#bug-report');
  },
});

export const Download = meta.story({
  args: { document: download, file: 'download.ts' },
  play: async ({ canvas }) => {
    // The page links to the newest release and shows its SHA-256 checksum. It also lists the previous release.
    const [newestRelease, previousRelease] = releases;
    await expect(canvas.getByRole('link', { name: 'Download for Mac' })).toHaveAttribute('href', newestRelease?.href);
    await expect(canvas.getByText(newestRelease?.sha256 ?? '')).toBeVisible();
    await expect(canvas.getByText(previousRelease?.version ?? '')).toBeInTheDocument();
  },
});

export const Changelog = meta.story({
  args: { document: changelog, file: 'changelog.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1.12.0' })).toHaveAttribute('href', '#v1.12.0');
  },
});

export const Blog = meta.story({
  args: { document: blog, file: 'blog.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Topics' })).toBeVisible();
  },
});

export const BlogPost = meta.story({
  args: {
    document: getGeneratedPage('/blog/your-recording-is-a-folder'),
    file: 'blog/your-recording-is-a-folder.json',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your recording is a folder' })).toBeVisible();
    // All placeholders of facts, such as `{{release.version}}`, must be replaced by their values.
    await expect(canvas.queryByText(/\{\{/)).toBeNull();
  },
});

/** Each of the three people has the label “Sample person”. */
export const About = meta.story({
  args: { document: about, file: 'about.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample person')).toHaveLength(3);
  },
});

/** The table lists the types of numbers in a fixed order, from “Measured” to “Specified”. */
export const HowWeMeasure = meta.story({
  args: { document: howWeMeasure, file: 'how-we-measure.ts' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const kindPositions = ['Measured', 'Calculated', 'Taken from others', 'Experience', 'Specified'].map((kind) =>
      table.textContent.indexOf(kind),
    );
    await expect(kindPositions).toEqual(kindPositions.toSorted((a, b) => a - b));
  },
});

export const VsScreenStudio = meta.story({
  name: 'Compared with Screen Studio',
  args: { document: vsScreenStudio, file: 'vs-screen-studio.ts' },
});

/** Each row of the table shows the number of pixels of a display, and the maximum zoom for two video sizes. */
export const MacosScreenRecorder = meta.story({
  name: 'macOS screen recorder',
  args: { document: macosScreenRecorder, file: 'macos-screen-recorder.ts' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /MacBook Pro, 14 inches/u });
    await expect(row).toHaveTextContent(/3024 × 1964.*1\.58.*0\.79/u);
  },
});

export const ScreenRecordingSoftware = meta.story({
  args: { document: screenRecordingSoftware, file: 'screen-recording-software.ts' },
});

/** The list contains all twelve checks. */
export const TutorialRecordingSoftware = meta.story({
  args: { document: tutorialRecordingSoftware, file: 'tutorial-recording-software.ts' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Check these before you publish' });
    const checks = heading.closest('section')?.querySelectorAll('.prose li');
    await expect(checks).toHaveLength(12);
  },
});

/** The step “Shorten the waiting” comes before the step “Now look at the zooms”. */
export const VideoEditingSoftware = meta.story({
  args: { document: videoEditingSoftware, file: 'video-editing-software.ts' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(steps.indexOf('Shorten the waiting')).toBeLessThan(steps.indexOf('Now look at the zooms'));
  },
});

export const OpenSourceScreenRecorder = meta.story({
  args: { document: openSourceScreenRecorder, file: 'open-source-screen-recorder.ts' },
});

/** Both images, with and without the room, have a text alternative. */
export const CameraBackgroundRemoval = meta.story({
  args: { document: cameraBackgroundRemoval, file: 'camera-background-removal.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /A person with curls/u })).not.toHaveLength(0);
    await expect(canvas.getAllByRole('img', { name: /the room gone/u })).not.toHaveLength(0);
  },
});

export const Legal = meta.story({
  args: { document: getGeneratedPage('/refund'), file: 'refund.json' },
});

export const NotFound = meta.story({
  args: { document: notFound, file: '404.ts' },
});
