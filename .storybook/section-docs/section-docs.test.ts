import { expect, test } from 'vitest';
import { sections } from '../section-of.ts';
import { sectionDocs } from './all-docs.ts';

interface StoryFile {
  readonly [name: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../stories/sections/*.stories.tsx');

/** The args of the first story of a file, as its docs page draws its examples from. */
async function firstArgs(name: string): Promise<Record<string, unknown>> {
  const file = await files[`../../stories/sections/${name}.stories.tsx`]?.();
  const [story] = Object.values(file ?? {}).filter(isStory);
  if (story === undefined) throw new Error(`stories/sections/${name}.stories.tsx has no story`);
  return story.composed.args;
}

const isStory = (value: unknown): value is { composed: { args: Record<string, unknown> } } =>
  typeof value === 'object' && value !== null && 'composed' in value;

test.each(Object.keys(sections))('every example of %s is content that its schema allows', async (name) => {
  const { dos = [], donts = [] } = sectionDocs[name] ?? {};
  const schema = sections[name]?.schema;
  const args = await firstArgs(name);
  const keys = Object.keys(schema?.shape ?? {});
  const faults = [...dos, ...donts].flatMap(({ words, content }) => {
    const all = { ...args, ...content } as Record<string, unknown>;
    const said = Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));
    const issues = schema?.safeParse(said).error?.issues ?? [];
    return issues.map((issue) => {
      const place = `The example of “${words}”: ${issue.path.join('.')}`;
      if (issue.code === 'unrecognized_keys') return `${place} has the unknown property ${issue.keys.join(', ')}`;
      return `${place} is wrong. Use ${issue.message}.`;
    });
  });
  expect(faults, `${faults.join('\n')}`).toEqual([]);
});
