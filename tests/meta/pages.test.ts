import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import { expect, test } from 'vitest';
import { pathOfFile } from '../../site/compositor/page-files.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const pages = filesIn('site/pages').filter((file) => pathOfFile(file) !== undefined);
const stories = filesIn('stories/pages')
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => read(`stories/pages/${file}`));

test.each(pages)('site/pages/%s is a story', (file) => {
  const name = file.replace(/\.\w+$/, '').replaceAll('/', '-');
  expect(
    stories.some((story) => story.includes(`site/pages/${file}'`)),
    `no story shows site/pages/${file}: make stories/pages/${name}.stories.tsx, then run: npm run visual ${name}`,
  ).toBe(true);
});

const isHidden = (file: string): boolean => /noindex['"]?: true/.test(read(`site/pages/${file}`));

test.each(pages.filter((file) => !isHidden(file)))('site/pages/%s can be reached', (file) => {
  const path = pathOfFile(file) ?? '';
  const others = [
    'site/content/navigation.ts',
    'site/content/default-layout.ts',
    ...pages.filter((other) => other !== file).map((other) => `site/pages/${other}`),
  ];
  const links = others.filter((other) => read(other).match(new RegExp(`['"(]${path}(?:[#?][^'")]*)?['")]`)));
  expect(links, `nothing leads to ${path}: link to it in site/content/navigation.ts or on another page`).not.toEqual(
    [],
  );
});

interface Content {
  readonly action?: Link;
  readonly primaryAction?: Link;
  readonly actions?: readonly Link[];
  readonly handOff?: Link;
}

interface Link {
  readonly href: string;
}

test.each(pages)('site/pages/%s offers phones to send the download to a Mac', async (file) => {
  const page = (await import(join(root, 'site/pages', file))) as {
    default: { sections: readonly { section: string; content: Content }[] };
  };
  const isDownload = ({ action, primaryAction, actions }: Content): boolean =>
    (action ?? primaryAction ?? actions?.[0])?.href === '/download';
  const sections = page.default.sections.filter(({ content }) => isDownload(content) && !content.handOff);
  expect(sections.map(({ section }) => section)).toEqual([]);
});

test('no drawing is on more than two pages, or twice on one', () => {
  const posts = filesIn('site/content/posts').map((file) => `site/content/posts/${file}`);
  const sources = [...pages.map((file) => `site/pages/${file}`), ...posts].map(read);
  const repeated = illustrationNames.filter((name) => {
    const named = new RegExp(`(?:name: '|illustration: ?'?)${name}(?![\\w-])`, 'g');
    const counts = sources.map((source) => source.match(named)?.length ?? 0);
    // A post shows its picture once in lists and once in the text.
    return counts.filter(Boolean).length > 2 || counts.slice(0, pages.length).some((count) => count > 1);
  });
  expect(repeated).toEqual([]);
});

test.each(pages)('site/pages/%s has one very large heading and one media that spans the window at most', (file) => {
  const source = read(`site/pages/${file}`);
  expect(source.match(/opening: 'large'/g)?.length ?? 0).toBeLessThanOrEqual(1);
  const wide = /width: 'window'|section: 'full-bleed-media'|layout: 'centered'/g;
  expect(source.match(wide)?.length ?? 0).toBeLessThanOrEqual(1);
});
