import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { illustrationNames } from '../../design-system/illustrations/names.ts';
import { hasSample } from '../setup/samples.ts';
import { toPagePath } from '../../site/compositor/page-paths.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = globSync('**/*', { cwd: join(root, 'site/pages') }).filter((file) => toPagePath(file) !== undefined);

test.runIf(hasSample('recording') && hasSample('comparisons'))('the 25 routes of the specification exist', () => {
  const { groups } =
    /^\| 2\.5 \| The routes exist: (?<list>.+?)\. \|/m.exec(read('docs/reference/specification.md')) ?? {};
  const paths = [...(groups?.['list'] ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  expect(paths).toHaveLength(25);
  const legal = globSync('site/content/legal/*.md', { cwd: root }).map((file) => `/${basename(file, '.md')}`);
  expect([...pages.map(toPagePath), ...legal]).toEqual(expect.arrayContaining(paths));
});

test('every page has a story', () => {
  const stories = globSync('stories/pages/**/*.stories.tsx', { cwd: root }).map(read).join('\n');
  const missing = pages.filter((file) => !stories.includes(`site/pages/${file}'`));
  expect(missing, 'Write stories/pages/<name>.stories.tsx, then run: npm run visual <name>').toEqual([]);
});

interface Link {
  readonly href: string;
}

interface Content {
  readonly action?: Link;
  readonly primaryAction?: Link;
  readonly actions?: readonly Link[];
  readonly handOff?: Link;
}

test.each(pages)('site/pages/%s offers to send each download link from a phone to a Mac', async (file) => {
  const page = (await import(join(root, 'site/pages', file))) as {
    default: { sections: readonly { section: string; content: Content }[] };
  };
  const isDownload = ({ action, primaryAction, actions }: Content): boolean =>
    (action ?? primaryAction ?? actions?.[0])?.href === '/download';
  const sections = page.default.sections.filter(({ content }) => isDownload(content) && !content.handOff);
  expect(sections.map(({ section }) => section)).toEqual([]);
});

/** Habits of headings, which make pages read alike if they are repeated, with a pattern for each. Numbered checks aren't counted. */
const headingHabits = [
  ['begin with a number', /^(?:\d+ |one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b/i],
  ['have the form “this, and that”', /, and\b/],
] as const;

test.each(headingHabits)('at most two headings of all pages %s', async (_habit, pattern) => {
  const headings: string[] = [];
  for (const file of pages) {
    const page = (await import(join(root, 'site/pages', file))) as {
      default: { sections: readonly { content: { heading?: string } }[] };
    };
    headings.push(
      ...page.default.sections.flatMap(({ content: { heading = '' } }) =>
        pattern.test(heading) ? `${file}: ${heading}` : [],
      ),
    );
  }
  expect(headings.length > 2 ? headings : []).toEqual([]);
});

// The changelog isn't counted: like cards of posts, its entries preview what other pages show.
test('no illustration, with its variants, is on more than two pages and the changelog', () => {
  const files = [...pages.map((file) => `site/pages/${file}`), ...globSync('site/content/posts/*.md', { cwd: root })];
  const filesByFamily = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name = ''] of read(file).matchAll(/(?:name: '|illustration: ?'?)([\da-z-]+)/g)) {
      if (!illustrationNames.some((illustrationName) => illustrationName === name)) continue;
      const family = name.replace(/^tracks-.+|-(?:lesson|retakes)$/, (suffix) => (suffix[0] === '-' ? '' : 'tracks'));
      filesByFamily.set(family, (filesByFamily.get(family) ?? new Set()).add(file));
    }
  const repeated = [...filesByFamily].filter(([, { size }]) => size > 2);
  expect(repeated.map(([family, usedIn]) => `${family}: ${[...usedIn].join(', ')}`)).toEqual([]);
});

test.runIf(hasSample('comparisons'))(
  'the page /how-we-measure prints the size of the demo video and its recorded clicks',
  () => {
    const text = read('site/pages/how-we-measure.ts');
    const demo = 'site/public/media/demo';
    const clicks = read(`${demo}/events.json`)
      .split('\n')
      .filter((line) => line.includes('press'));
    expect(clicks.length).toBeGreaterThan(0);
    for (const part of [`size=${statSync(join(root, demo, 'demo-edit.mp4')).size}`, ...clicks])
      expect(text).toContain(part);
  },
);
