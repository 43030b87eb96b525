import { fileNameError } from '../../site/compositor/page-paths.ts';
import { gonePages, redirects } from '../../site/content/redirects.ts';
import type { Changes } from './files.ts';
import { ScaffoldError, words } from './names.ts';

/** The most characters of a path: the description of a new page names it, and has room for 160. */
const LONGEST = 75;

const NAVIGATION = 'site/content/navigation.ts';

/** A new page. */
interface NewPage {
  readonly changes: Changes;
  /** The name of its story. */
  readonly story: string;
  /** Message that says where the link to the page was added. */
  readonly note: string;
}

/**
 * The files of a new page: a document with an opening and questions, its story, and a link in the footer, so that it is
 * reached from every page.
 *
 * @throws {ScaffoldError} for a path that is none of a page
 */
export function newPage(path: string): NewPage {
  if (path.length > LONGEST) throw new ScaffoldError(`The path has ${path.length} characters. Use up to ${LONGEST}.`);
  if (!/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(path))
    throw new ScaffoldError(
      `“${path}” is not a page path. Use lower-case letters, digits and hyphens, such as /guides/first-recording.`,
    );
  const file = path.slice(1);
  const reserved = fileNameError(`${file}.ts`);
  if (reserved !== undefined) throw new ScaffoldError(`“${path}” ${reserved}`);
  if (file.split('/').includes('index') || /^blog\/(?:page|topic)(?:\/|$)/.test(file))
    throw new ScaffoldError(`“${path}” is reserved for an index page or a list of posts. Choose another path.`);
  const device = file.split('/').find((part) => /^(?:aux|con|nul|prn|(?:com|lpt)\d)$/.test(part));
  if (device !== undefined)
    throw new ScaffoldError(
      `“${path}” contains ${device}, which Windows doesn’t allow as a file name. Choose another name.`,
    );
  // The build would refuse the page.
  const moved = redirects.some(({ from }) => from === path) || gonePages.some((page) => page.path === path);
  if (moved)
    throw new ScaffoldError(
      `“${path}” is a redirect or a removed page. Remove its entry from site/content/redirects.ts first.`,
    );
  const story = file.replaceAll('/', '-');
  const last = words(file.split('/').at(-1) ?? file);
  // A title has four letters or more.
  const title = last.length < 4 ? `${last} page` : last;
  if (title.length > 50)
    throw new ScaffoldError(`“${path}” results in a title of ${title.length} characters. Use up to 50.`);
  const up = '../'.repeat(file.split('/').length);
  return {
    story,
    note: `${NAVIGATION} now links to the page in the first column of the footer. Move or delete the link there.`,
    changes: {
      // Each would be the page at this path.
      free: [
        ...['.json', '/index.ts', '/index.json'].map((end) => `site/pages/${file}${end}`),
        `site/content/legal/${file}.md`,
        ...(file.startsWith('blog/') ? [`site/content/posts/${file.slice('blog/'.length)}.md`] : []),
      ],
      created: {
        [`site/pages/${file}.ts`]: pageFile(title, path, up),
        [`stories/pages/${story}.stories.tsx`]: storyFile(words(story), file),
      },
      edited: {
        [NAVIGATION]: (text) => {
          const first = /(export const footerColumns[\s\S]*?links: \[\r?\n)/;
          if (!first.test(text)) throw new ScaffoldError(`${NAVIGATION} has no footerColumns to add the link to.`);
          return text.replace(first, `$1      { label: '${title}', href: '${path}' },\n`);
        },
      },
    },
  };
}

/** Placeholder texts of a new page. */
const TEXTS = {
  description: (path: string): string =>
    `Describe in 70 to 160 characters what visitors find at ${path}. Search results show this text.`,
  lede: 'Explain what the page is about.',
  question: 'What would a visitor ask?',
  answer: 'The answer, in a sentence or two.',
};

/** Whether a text is one that a new page begins with. */
export const isStartingText = (text: string): boolean => {
  const [start = '', end = ''] = TEXTS.description('PATH').split('PATH');
  const isDescription = text.startsWith(start) && text.endsWith(end);
  return isDescription || [TEXTS.lede, TEXTS.question, TEXTS.answer].includes(text);
};

const pageFile = (
  title: string,
  path: string,
  up: string,
): string => `import type { PageDocument } from '${up}compositor/page-document.ts';

export default {
  title: '${title}',
  description: '${TEXTS.description(path)}',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'title',
        label: '${title}',
        heading: '${title}',
        lede: '${TEXTS.lede}',
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        label: 'Questions',
        heading: 'Asked about it',
        questions: [{ question: '${TEXTS.question}', answer: '${TEXTS.answer}' }],
      },
    },
  ],
} satisfies PageDocument;
`;

const storyFile = (title: string, file: string): string => `import { expect } from 'storybook/test';
import document from '../../site/pages/${file}.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/${title}',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: '${file}.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
`;
