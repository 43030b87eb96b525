import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Changes } from '../scaffold/files.ts';
import { ScaffoldError } from '../scaffold/names.ts';
import { newPost } from '../scaffold/post.ts';
import { MINIMUM_SYSTEM, NEWS, sampleTexts, TEAM } from './sample-texts.ts';

/** Part of the sample product’s content that the site of another product can do without. */
interface Sample {
  /** Files to delete, relative to the repository. */
  readonly files: readonly string[];
  /** Names of the pages in `starter` that replace pages of the site. */
  readonly replaced?: readonly string[];
  /** True for a sample that makes no sense without the pages about screen recording. */
  readonly isAboutRecording?: true;
}

const page = (name: string): string => `site/pages/${name}.ts`;
const post = (name: string): string => `site/content/posts/${name}.md`;
const release = (version: string): string => `site/content/releases/${version}.md`;

/** Release that another text replaces, unless there are others. */
const FIRST_RELEASE = release('1.0.0');

export type SampleName = 'recording' | 'comparisons' | 'people' | 'posts' | 'releases';

/** Samples by name, in the order in which the command names them. */
export const samples: Readonly<Record<SampleName, Sample>> = {
  recording: {
    files: [
      ...['camera-background-removal', 'how-it-works', 'macos-screen-recorder'].map(page),
      ...['tutorial-recording-software', 'use-cases', 'video-editing-software'].map(page),
      'stories/pages/recording-samples.stories.tsx',
      // Frame of an edited recording in the share images.
      'scripts/build/share-frame.webp',
    ],
    replaced: ['index', 'features', 'download', 'pricing'],
  },
  comparisons: {
    files: [
      ...['how-we-measure', 'open-source-screen-recorder', 'screen-recording-software', 'vs-screen-studio'].map(page),
      'stories/pages/comparison-samples.stories.tsx',
    ],
    isAboutRecording: true,
  },
  people: {
    files: [],
    replaced: ['about'],
    isAboutRecording: true,
  },
  posts: {
    files: [
      ...['30-or-60-frames-a-second', 'captions-people-read', 'cut-the-silence-keep-the-pauses'].map(post),
      ...['how-a-background-is-removed', 'how-long-a-zoom-should-hold', 'how-loud-should-a-recording-be'].map(post),
      ...['light-your-face-with-one-window', 'plan-a-tutorial-on-one-page', 'what-macos-asks-before-recording'].map(
        post,
      ),
      ...['which-file-for-what', 'why-text-goes-soft', 'your-recording-is-a-folder'].map(post),
    ],
  },
  releases: {
    files: [
      ...['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0', '1.7.1'].map(release),
      ...['1.8.0', '1.9.0', '1.10.0', '1.11.0', '1.12.0'].map(release),
    ],
  },
};

export const sampleNames = Object.keys(samples) as SampleName[];

/** File with the names of the samples that the repository still contains. Files of the same name don’t make a sample. */
export const LIST = 'scripts/brand/samples.json';

/** Returns the samples that the repository contains. */
export const presentSamples = (root: string): SampleName[] =>
  z.array(z.enum(sampleNames)).parse(JSON.parse(readFileSync(join(root, LIST), 'utf8')));

/**
 * Returns the changes that remove all present samples but those of `kept`, and the links to what is removed. Posts and
 * releases of others stay, with their authors and topics. `system` is the required operating system.
 *
 * @throws {ScaffoldError} if a sample of `kept` was removed before, or makes no sense without another
 */
export function removeSamples(
  root: string,
  kept: readonly SampleName[],
  { now, system }: { readonly now: Date; readonly system: string },
): Changes {
  const present = presentSamples(root);
  const missing = kept.filter((name) => !present.includes(name));
  if (missing.length > 0)
    throw new ScaffoldError(
      `These samples were removed before: ${missing.join(', ')}. Restore their files and ${LIST} with Git.`,
    );
  const dependent = kept.filter((name) => samples[name].isAboutRecording);
  if (dependent.length > 0 && !kept.includes('recording'))
    throw new ScaffoldError(`${dependent.join(' and ')} can’t be kept without recording. Keep recording, too.`);

  const removed = present.filter((name) => !kept.includes(name));
  if (removed.length === 0) return { created: {} };
  const deleted = removed.flatMap((name) => samples[name].files).filter((file) => existsSync(join(root, file)));
  const find = (patterns: string | string[]): string[] =>
    globSync(patterns, { cwd: root }).filter((path) => !deleted.includes(path));
  const created: Record<string, string> = {};
  const edited: Record<string, (text: string) => string> = {};
  const edit = (path: string, change: (text: string) => string): void => {
    const before = edited[path] ?? ((text) => text);
    edited[path] = (text) => change(before(text));
  };

  const ownPosts = find('site/content/posts/*.md');
  const ownReleases = find('site/content/releases/*.md').filter((path) => path !== FIRST_RELEASE);
  for (const name of removed) {
    if (name === 'posts' && ownPosts.length > 0) continue;
    if (name === 'releases' && ownReleases.length > 0) {
      if (existsSync(join(root, FIRST_RELEASE))) deleted.push(FIRST_RELEASE);
      continue;
    }
    for (const replaced of samples[name].replaced ?? []) {
      if (existsSync(join(root, page(replaced)))) edit(page(replaced), () => readStarter(replaced));
      else created[page(replaced)] = readStarter(replaced);
    }
    for (const [pattern, replacements] of Object.entries(sampleTexts[name]))
      for (const path of find(pattern))
        for (const [text, replacement] of replacements) edit(path, (whole) => whole.replace(text, replacement));
  }
  const day = now.toISOString().slice(0, 10);
  const [, major = '14', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(system) ?? [];
  if (edited[FIRST_RELEASE]) edit(FIRST_RELEASE, (text) => text.replace(MINIMUM_SYSTEM, `${major}.${minor}`));
  if (removed.includes('recording'))
    for (const path of find('site/content/legal/*.md'))
      edit(path, (text) => text.replace(/^effective: .+$/m, `effective: ${day}`));
  const removeFrom = linkRemover(deleted);
  for (const path of find(['site/pages/**/*.ts', 'site/content/{blog,navigation,redirects}.ts', 'site/content/*/*.md']))
    edit(path, removeFrom);
  if (removed.includes('posts') && ownPosts.length === 0) {
    const details = { author: kept.includes('people') ? 'Ines Weber' : TEAM, topic: NEWS, illustration: 'disk-image' };
    Object.assign(created, newPost('The first post', now, details).created);
  }
  edit(LIST, () => `${JSON.stringify(present.filter((name) => kept.includes(name)))}\n`);
  return { created, edited, deleted };
}

/** Returns the page of `starter` with a name, as the text of a file in `site/pages`. */
const readStarter = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'starter', `${name}.ts`), 'utf8').replace('../../../site/', '../');

/**
 * Returns a function that removes the links to deleted files from a page, from Markdown, or from a list of links. Links
 * in a text are replaced by their label. Objects with a link are removed, and menus and columns that have none left.
 */
function linkRemover(deleted: readonly string[]): (text: string) => string {
  const paths = deleted.flatMap((file) => {
    const [, kind = '', name = ''] =
      /^site\/(pages|content\/posts|content\/releases)\/(.+)\.(?:ts|md)$/.exec(file) ?? [];
    const path = { pages: `/${name}`, 'content/posts': `/blog/${name}`, 'content/releases': `/changelog#v${name}` };
    return Object.entries(path).flatMap(([each, url]) => (each === kind ? [url.replaceAll('.', String.raw`\.`)] : []));
  });
  if (paths.length === 0) return (text) => text;
  const url = `(?:${paths.join('|')})(?:[#?][^')]*)?`;
  // A fact, such as {{brand.name}}, may be part of an object’s texts.
  const inObject = String.raw`(?:[^{}]|\{\{[^{}]*\}\})*?`;
  const inMarkdown = new RegExp(String.raw`\[([^\][]+)\]\(${url}\)`, 'g');
  const inProse = new RegExp(
    String.raw`\{\s*type: 'link',\s*href: '${url}',\s*children: \[([^\]]*?),?\s*\],?\s*\}`,
    'g',
  );
  const inData = new RegExp(
    String.raw`\s*(?:\w+: )?(?<!\{)\{(?!\{)${inObject}(?:href|to): '${url}'${inObject}\},?`,
    'g',
  );
  const emptyList = /\s*\{\s*(?:label|heading): [^{}[\]]*(?:children|links): \[\s*\],?\s*\},?/g;
  return (text) =>
    text.replaceAll(inMarkdown, '$1').replaceAll(inProse, '$1').replaceAll(inData, '').replaceAll(emptyList, '');
}
