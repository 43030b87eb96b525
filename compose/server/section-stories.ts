import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What the stories of a section say of it. */
export interface SectionStory {
  /** What Storybook calls it: `Call to action`. */
  readonly title: string;
  /** The approved picture of its first story, without the theme it is in: `sections/faq/default.webp`. */
  readonly picture: string | undefined;
}

const PICTURES = 'stories/__visual__/light-desktop';

/** What there is of a section in `stories`; undefined where it has no story. */
export async function sectionStory(root: string, name: string): Promise<SectionStory | undefined> {
  const text = await readFile(join(root, `stories/sections/${name}.stories.tsx`), 'utf8').catch(() => undefined);
  const title = /title: 'Sections\/([^']+)'/.exec(text ?? '')?.[1];
  if (text === undefined || title === undefined) return undefined;
  const folder = `sections/${dashed(title)}`;
  const taken = new Set(await readdir(join(root, PICTURES, folder)).catch(() => []));
  const stories = [...text.matchAll(/^export const ([A-Z]\w*) = meta\.story/gm)].map(([, story = '']) => dashed(story));
  const first = stories.map((story) => `${story}.webp`).find((picture) => taken.has(picture));
  return { title, picture: first && `${folder}/${first}` };
}

/** A name as Storybook has it in addresses. */
const dashed = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
